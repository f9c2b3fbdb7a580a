import { startTransition, useEffect, useMemo, useState } from 'react';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { type PricedTrip, type TripDates } from '#src/domain/flights/fare-calendar.ts';
import { priceTrips, tripKey } from '#src/stores/flights/day-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

type Answer = {
	/** The search that was answered, without its dates. */
	search: string;
	attempt: number;
	/** By trip; null where they could not be worked out. */
	prices: ReadonlyMap<string, number> | null;
};

export type DayPrices = {
	/** The trips whose prices are known by now. */
	priced: PricedTrip[];
	/** Whether those are all. */
	isComplete: boolean;
	/** Set where the prices could not be worked out: tries again. */
	retry: (() => void) | null;
};

/**
 * The lowest prices of trips of a search. What was known stays on screen while more is worked out, and what is no
 * longer asked for is given up.
 * @param trips the same array as long as they are the same trips
 */
export function useDayPrices(
	{ origin, destination, passengers, cabinClass }: FlightSearch,
	trips: readonly TripDates[],
	quoteDay: CalendarDate,
): DayPrices {
	const [answer, setAnswer] = useState<Answer>({ search: '', attempt: 0, prices: null });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const priced = { origin, destination, passengers, cabinClass };
		const search = searchText(priced, quoteDay);
		const giveUp = new AbortController();
		const { signal } = giveUp;
		priceTrips(priced, trips, { quoteDay, signal }).then(
			(found) => {
				if (signal.aborted) return;
				// What is drawn of it may be much: what is pressed meanwhile comes first.
				startTransition(() => {
					setAnswer((before) => {
						const known = before.search === search && before.prices ? before.prices : [];
						const added = (found ?? []).map((trip) => [tripKey(trip), trip.price] as const);
						return { search, attempt, prices: new Map([...known, ...added]) };
					});
				});
			},
			() => {
				if (!signal.aborted) setAnswer({ search, attempt, prices: null });
			},
		);
		return () => giveUp.abort();
	}, [origin, destination, passengers, cabinClass, quoteDay, trips, attempt]);

	const asked = searchText({ origin, destination, passengers, cabinClass }, quoteDay);
	const isAnswered = answer.search === asked;
	const prices = isAnswered ? answer.prices : null;
	// The same array until there is more: what is drawn of it need not be drawn anew.
	const priced = useMemo(() => withPrices(trips, prices), [trips, prices]);
	const hasFailed = isAnswered && answer.prices === null && answer.attempt === attempt;
	return {
		priced,
		isComplete: priced.length === trips.length,
		retry: hasFailed ? () => setAttempt(attempt + 1) : null,
	};
}

function withPrices(trips: readonly TripDates[], prices: Answer['prices']): PricedTrip[] {
	return trips.flatMap((trip) => {
		const price = prices?.get(tripKey(trip));
		return price === undefined ? [] : [{ ...trip, price }];
	});
}

function searchText(
	search: Omit<FlightSearch, 'departureDate' | 'returnDate'>,
	day: string,
): string {
	return [...Object.values(search), day].join();
}
