import type { ReactNode } from 'react';

import type { TripPaper } from '#src/contract/trips/trip-paper.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { tripPath } from '#src/paths.ts';

import { PrintButton } from '../PrintButton.tsx';
import { Invoice } from './Invoice.tsx';
import { Receipt } from './Receipt.tsx';

const titles = { invoice: 'Invoice', 'credit note': 'Credit note', receipt: 'Receipt' } as const;

/** What a paper is called: 'Invoice I-2026-0001'. */
export function paperTitle({ kind, number }: Pick<TripPaper, 'kind' | 'number'>): string {
	return `${titles[kind]} ${number}`;
}

/** One paper about the money of a trip, alone on its page, to be printed. */
export function PaperPage({ view, paper }: { view: TripView; paper: TripPaper }) {
	const { reference } = view.reading;
	const [name, ...lines] = paper.seller;
	return (
		<>
			<nav className="paper-ways" aria-label="This paper" data-print="no">
				<a className="link" href={`${tripPath(reference)}#price`}>
					Back to the trip
				</a>
				<PrintButton look="button-primary" />
			</nav>
			<article className="card paper">
				<header className="paper-head">
					<address>
						<strong>{name}</strong>
						<Lines of={lines} />
					</address>
					<div>
						<h1>{paperTitle(paper)}</h1>
						<p>{formatLongDate(paper.issuedOn)}</p>
					</div>
				</header>
				{paper.kind === 'receipt' ? (
					<Receipt view={view} paper={paper} to={<Addressee of={paper} />} />
				) : (
					<Invoice view={view} paper={paper} to={<Addressee of={paper} />} />
				)}
			</article>
		</>
	);
}

function Addressee({ of: { addressee, kind } }: { of: TripPaper }): ReactNode {
	if (addressee.length === 0) return null;
	return (
		<address className="paper-to" dir="auto">
			<span className="hint">{kind === 'receipt' ? 'For' : 'To'}</span>
			<Lines of={addressee} />
		</address>
	);
}

function Lines({ of: lines }: { of: readonly string[] }) {
	return lines.map((line, index) => (
		// Lines of an address are never put in another order.
		// oxlint-disable-next-line react/no-array-index-key
		<span key={index}>{line}</span>
	));
}
