import { useState } from 'react';

import type { DepartureRecord, DepartureView } from '#src/contract/desk/departures.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { saveManifest } from '#src/stores/desk/manifest-file.ts';
import { manifestOf, manifestSums, onBoard } from '#src/stores/desk/manifest.ts';
import { useNow } from '#src/ui/use-now.ts';

import { Card } from '../../panel/Card.tsx';
import { LetterToAllDialog } from './LetterToAllDialog.tsx';
import { OnBoard } from './OnBoard.tsx';

type Props = { departure: DepartureRecord; bookings: DepartureView['bookings'] };

/** Everybody who is on a departure, for whoever runs it there and whoever collects what is owed. */
export function Manifest({ departure, bookings }: Props) {
	const [isWriting, setWriting] = useState(false);
	const { seated, lapsed } = onBoard(bookings, useNow());
	const manifest = manifestOf(seated);
	const sums = manifestSums(manifest);
	return (
		<Card
			title="Travelers"
			count={sums.travellers}
			tools={
				manifest.length > 0 && (
					<span className="party-tools" data-print="no">
						<button type="button" className="row-button" onClick={() => setWriting(true)}>
							Write to all
						</button>
						<button
							type="button"
							className="row-button"
							onClick={() => void saveManifest(departure, manifest)}
						>
							Save as CSV
						</button>
						<button type="button" className="row-button" onClick={() => print()}>
							Print
						</button>
					</span>
				)
			}
		>
			{manifest.length === 0 ? (
				<p>Nobody has seats on it.</p>
			) : (
				<>
					<p className="text-ink-soft">
						{[
							`${travellersLabel(sums.confirmed)} confirmed`,
							sums.missing > 0 && `${sums.missing} with something still to tell`,
							sums.owed > 0
								? `${formatMoneyInCents(sums.owed)} still to be paid`
								: sums.confirmed > 0 && 'nothing still to be paid',
						]
							.filter(Boolean)
							.join(' · ')}
					</p>
					<ul>
						{manifest.map((each) => (
							<OnBoard key={each.booking.id} {...each} />
						))}
					</ul>
				</>
			)}
			{lapsed.length > 0 && (
				<details data-print="no">
					<summary className="link w-fit cursor-pointer">
						{lapsed.length === 1
							? 'One hold that has ended'
							: `${lapsed.length} holds that have ended`}
					</summary>
					<ul>
						{manifestOf(lapsed).map((each) => (
							<OnBoard key={each.booking.id} {...each} />
						))}
					</ul>
				</details>
			)}
			{isWriting && (
				<LetterToAllDialog
					departure={departure}
					bookings={seated.map(({ booking }) => booking)}
					onClosed={() => setWriting(false)}
				/>
			)}
		</Card>
	);
}
