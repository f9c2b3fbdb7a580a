import { startTransition, useEffect, useMemo, useState } from 'react';

import { soldFrom } from '#src/domain/bookings/last-sale.ts';
import {
	isWhollySold,
	type PricedTrip,
	type TripDates,
} from '#src/domain/flights/fare-calendar.ts';
import { filterParameters, readFilters } from '#src/domain/flights/filters-address.ts';
import { site } from '#src/site.ts';
import { priceTrips, tripKey } from '#src/stores/flights/day-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';
import { useNow } from '#src/ui/use-now.ts';

import type { PanelProps } from './dates-props.ts';

type Answer = {
	/** What was answered: the search without its dates, and what narrowed it. */
	about: string;
	attempt: number;
	/** By trip; null where they could not be worked out. */
	prices: ReadonlyMap<string, number | null> | null;
};

export type DayPrices = {
	/** The trips whose prices are known by now. */
	priced: PricedTrip[];
	/** The keys of the trips of which nothing can be sold any more, or nothing passes the filters. */
	unsold: ReadonlySet<string>;
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
	{ search, quoteDay, filters }: Pick<PanelProps, 'search' | 'quoteDay' | 'filters'>,
	trips: readonly TripDates[],
): DayPrices {
	const { origin, destination, passengers, cabinClass } = search;
	const narrowed = `${new URLSearchParams(filterParameters(filters))}`;
	const [answer, setAnswer] = useState<Answer>({ about: '', attempt: 0, prices: null });
	const [attempt, setAttempt] = useState(0);
	const now = useNow();
	const from = soldFrom(now, site);
	// Flights of the next days go off sale while somebody looks on; those of other days are not asked for anew.
	const isNear = trips.some(({ departureDate }) => !isWhollySold(departureDate, from));
	const askedAt = isNear ? now.getTime() : 0;
	useEffect(() => {
		const priced = { origin, destination, passengers, cabinClass };
		const about = textOf(priced, quoteDay, narrowed);
		const giveUp = new AbortController();
		const { signal } = giveUp;
		const at = askedAt === 0 ? new Date() : new Date(askedAt);
		const asked = { ...priced, filters: readFilters(new URLSearchParams(narrowed)) };
		priceTrips(asked, trips, { quoteDay, now: at, signal }).then(
			(found) => {
				if (signal.aborted) return;
				// What is drawn of it may be much: what is pressed meanwhile comes first.
				startTransition(() => {
					setAnswer((before) => {
						const known = before.about === about && before.prices ? before.prices : [];
						const added = (found ?? []).map((trip) => [tripKey(trip), trip.price] as const);
						const prices = new Map([...known, ...added]);
						return isSame(before.prices, prices) && before.about === about
							? before
							: { about, attempt, prices };
					});
				});
			},
			() => {
				if (!signal.aborted) setAnswer({ about, attempt, prices: null });
			},
		);
		return () => giveUp.abort();
	}, [origin, destination, passengers, cabinClass, quoteDay, narrowed, trips, attempt, askedAt]);

	const asked = textOf({ origin, destination, passengers, cabinClass }, quoteDay, narrowed);
	const isAnswered = answer.about === asked;
	const prices = isAnswered ? answer.prices : null;
	// The same array until there is more: what is drawn of it need not be drawn anew.
	const { priced, unsold } = useMemo(() => withPrices(trips, prices), [trips, prices]);
	const hasFailed = isAnswered && answer.prices === null && answer.attempt === attempt;
	return {
		priced,
		unsold,
		isComplete: priced.length + unsold.size === trips.length,
		retry: hasFailed ? () => setAttempt(attempt + 1) : null,
	};
}

function withPrices(
	trips: readonly TripDates[],
	prices: Answer['prices'],
): Pick<DayPrices, 'priced' | 'unsold'> {
	const priced = trips.flatMap((trip) => {
		const price = prices?.get(tripKey(trip)) ?? null;
		return price === null ? [] : [{ ...trip, price }];
	});
	const unsold = trips.map(tripKey).filter((key) => prices?.get(key) === null);
	return { priced, unsold: new Set(unsold) };
}

function isSame(before: Answer['prices'], now: ReadonlyMap<string, number | null>): boolean {
	return before?.size === now.size && [...now].every(([key, price]) => before.get(key) === price);
}

function textOf(
	search: Omit<FlightSearch, 'departureDate' | 'returnDate'>,
	day: string,
	narrowed: string,
): string {
	return [...Object.values(search), day, narrowed].join();
}
