import { useQuery } from '@tanstack/react-query';

import { formatNumber } from '#src/domain/numbers.ts';
import type { DepartureFilter } from '#src/domain/tours/departure-standing.ts';
import { countsQuery } from '#src/stores/desk/counts.ts';

import { TabLink } from '../panel/TabLink.tsx';

const state: DepartureFilter = 'overbooked';

/** How many departures have more travellers than seats, with the way to them; nothing while none has. */
export function OverbookedDepartures() {
	const { data } = useQuery(countsQuery);
	const overbooked = data?.overbookedDepartures ?? 0;
	if (overbooked === 0) return null;
	return (
		<section aria-labelledby="overbooked-heading">
			<h3 id="overbooked-heading" className="overview-heading">
				More travellers than seats
			</h3>
			<p className="mt-1">
				{overbooked === 1 ? 'One departure has' : `${formatNumber(overbooked)} departures have`}{' '}
				more travellers than seats. Nothing was taken from anybody: agree on another day with
				somebody or, where the group may be larger, give {overbooked === 1 ? 'it' : 'them'} more
				seats.
			</p>
			<p className="mt-2">
				<TabLink tab="departures" view={{ state }} className="row-button inline-flex items-center">
					Show {overbooked === 1 ? 'the departure' : 'the departures'}
				</TabLink>
			</p>
		</section>
	);
}
