import { useId } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import type { PanelAddress } from '#src/stores/desk/panel-address.ts';

import { Moment } from '../panel/Moment.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';
import { TabLink } from '../panel/TabLink.tsx';

type WaitingRow = {
	id: number;
	name: string;
	what: string;
	/** What finds it in its tab. */
	q: string;
	/** What opens it in place of the tab; without it the tab is searched for it. */
	screen?: string;
	createdAt: string;
};

type Props = {
	/** One and many: 'custom offer', 'custom offers'. */
	words: readonly [one: string, many: string];
	tab: string;
	/** The oldest of those that wait. */
	rows: readonly WaitingRow[];
	/** How many wait. */
	total: number;
	/** The view of the tab that shows them all, younger ones too, and the link there. */
	all: PanelAddress;
	link: string;
};

/** Rows of one kind that wait too long, the oldest of them by name; nothing where none does. */
export function WaitingRows({ words, tab, rows, total, all, link }: Props) {
	const heading = useId();
	if (total === 0) return null;
	return (
		<div role="region" aria-labelledby={heading} className="mt-4">
			<h4 id={heading} className="shares-title">
				{formatNumber(total)} {total === 1 ? words[0] : words[1]}
			</h4>
			<ul className="waiting-offers">
				{rows.map((row) => (
					<li key={row.id}>
						{row.screen === undefined ? (
							<TabLink tab={tab} view={{ q: row.q }} className="waiting-offer">
								<Waiting row={row} />
							</TabLink>
						) : (
							<ScreenLink screen={row.screen} className="waiting-offer">
								<Waiting row={row} />
							</ScreenLink>
						)}
					</li>
				))}
			</ul>
			{total > rows.length && (
				<TabLink tab={tab} view={all} className="link inline-flex min-h-11 items-center">
					{link}
				</TabLink>
			)}
		</div>
	);
}

function Waiting({ row: { name, what, createdAt } }: { row: WaitingRow }) {
	return (
		<>
			<span className="font-semibold wrap-anywhere">{name}</span>{' '}
			<span className="wrap-anywhere">{what}</span>{' '}
			<span className="text-sm text-ink-soft">
				since <Moment at={createdAt} />
			</span>
		</>
	);
}
