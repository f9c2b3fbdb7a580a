import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { formatNumber } from '#src/domain/numbers.ts';
import type { DepartureFilter } from '#src/domain/tours/departure-standing.ts';
import { countsQuery } from '#src/stores/desk/counts.ts';

import { TabLink } from '../panel/TabLink.tsx';

/** What the desk has to look at among the departures, with the way to it; nothing while there is nothing. */
export function DepartureNotices() {
	const { data } = useQuery(countsQuery);
	const overbooked = data?.overbookedDepartures ?? 0;
	const undecided = data?.undecidedDepartures ?? 0;
	return (
		<>
			<Notice title="More travelers than seats" state="overbooked" count={overbooked}>
				{counted(overbooked, 'has', 'have')} more travelers than seats. Nothing was taken from
				anybody. Agree on another day with somebody or, where the group may be larger, give{' '}
				{overbooked === 1 ? 'it' : 'them'} more seats.
			</Notice>
			<Notice title="Departures to decide" state="to decide" count={undecided}>
				{counted(undecided, 'has', 'have')} travelers, and not enough to leave for certain. Their
				balance falls due soon, but not before: guarantee {undecided === 1 ? 'it' : 'them'} or agree
				on another day with who has booked.
			</Notice>
		</>
	);
}

type NoticeProps = {
	title: string;
	/** What the list of departures is narrowed to. */
	state: DepartureFilter;
	count: number;
	children: ReactNode;
};

function Notice({ title, state, count, children }: NoticeProps) {
	const id = useId();
	if (count === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className="overview-heading">
				{title}
			</h3>
			<p className="mt-1">{children}</p>
			<p className="mt-2">
				<TabLink tab="departures" view={{ state }} className="row-button">
					Show {count === 1 ? 'the departure' : 'the departures'}
				</TabLink>
			</p>
		</section>
	);
}

/** 'One departure has', '3 departures have' */
function counted(count: number, one: string, many: string): string {
	return count === 1 ? `One departure ${one}` : `${formatNumber(count)} departures ${many}`;
}
