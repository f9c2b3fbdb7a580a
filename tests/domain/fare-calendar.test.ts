import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import { airports } from '#src/domain/flights/all-airports.ts';
import { datePairs, isSold, lowestPrice, pricesByDay } from '#src/domain/flights/fare-calendar.ts';
import { filterOffers, knownFilters } from '#src/domain/flights/filters.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';

import { anyFilters, fewFilters } from '../support/any-filters.ts';
import { oneWay, quotedQueries } from '../support/flight-queries.ts';

const airline = 'Bright Airways';
const quoteDay = '2026-11-21';
/** Long before any of the flights: all of them are sold. */
const soldFrom = new Date('2020-01-01');

/** Any search of two airports, or of cities in place of one or both. */
const searches = fc
	.tuple(
		quotedQueries,
		fc.constantFrom(null, 'NYC', 'SHA*', 'TYO'),
		fc.constantFrom(null, 'LON', 'MIL'),
	)
	.map(([{ query, ...rest }, from, to]) => ({
		...rest,
		query: { ...query, origin: from ?? query.origin, destination: to ?? query.destination },
	}));

test('the price of a day is the lowest of its list, for every offer, place, class, party and way', () => {
	fc.assert(
		fc.property(searches, ({ query, quoteDay: day }) => {
			const list = offersFor({ query, quoteDay: day, airports, airline });
			const lowest = Math.min(...list.map(({ price }) => price));
			expect(lowestPrice({ query, quoteDay: day, airports, airline, soldFrom })).toBe(lowest);
			expect(Number.isInteger(lowest)).toBe(true);
		}),
	);
});

/** Most searches have few of what any filters ask for: those of New York and London have more. */
const narrowed = fc.oneof(
	searches,
	searches.map(({ query, ...rest }) => ({
		...rest,
		query: { ...query, origin: 'NYC', destination: 'LON' },
	})),
);

const someFilters = fc.oneof(anyFilters, fewFilters);

test('with filters it is the lowest of what they leave of the list, and none where they leave none', () => {
	const found = { some: 0, none: 0 };
	const property = fc.property(narrowed, someFilters, fc.boolean(), (search, filters, isNear) => {
		const request = { ...search, airports, airline };
		const from = isNear ? new Date(`${search.query.departureDate}T14:00Z`) : soldFrom;
		const list = offersFor(request);
		const sold = list.filter((offer) => isSold(offer, from));
		const left = filterOffers(sold, knownFilters(list, filters)).map(({ price }) => price);
		const lowest = left.length === 0 ? null : Math.min(...left);
		found[lowest === null ? 'none' : 'some'] += 1;
		expect(lowestPrice({ ...request, filters, soldFrom: from })).toBe(lowest);
	});
	fc.assert(property, { numRuns: 500 });
	expect(Math.min(found.some, found.none)).toBeGreaterThan(50);
});

test('the prices of many trips are those of each, with nights given or a return day given', () => {
	const nights = fc.option(fc.integer({ min: 0, max: 30 }));
	fc.assert(
		fc.property(searches, nights, ({ query, quoteDay: day }, stay) => {
			const trips = datePairs(query.departureDate, 5, stay);
			const priced = [...pricesByDay({ query, quoteDay: day, airports, airline, soldFrom }, trips)];
			expect(priced.map(({ price: _, ...trip }) => trip)).toEqual(trips);
			for (const { price, ...trip } of priced) {
				const list = offersFor({ query: { ...query, ...trip }, quoteDay: day, airports, airline });
				expect(price).toBe(Math.min(...list.map((offer) => offer.price)));
			}
		}),
		{ numRuns: 40 },
	);
});

test('trips of consecutive days keep their nights over the end of a year', () => {
	expect(datePairs('2026-12-30', 3, 4)).toEqual([
		{ departureDate: '2026-12-30', returnDate: '2027-01-03' },
		{ departureDate: '2026-12-31', returnDate: '2027-01-04' },
		{ departureDate: '2027-01-01', returnDate: '2027-01-05' },
	]);
	expect(datePairs(quoteDay, 1, null)).toEqual([{ departureDate: quoteDay, returnDate: null }]);
});

test('a price is worked out only when it is asked for', () => {
	const asked: string[] = [];
	const counted = (code: string) => {
		asked.push(code);
		return airports(code);
	};
	const prices = pricesByDay(
		{ query: oneWay, quoteDay, airports: counted, airline, soldFrom },
		datePairs(addDays(quoteDay, 1), 330, null),
	);
	prices.next();
	const once = asked.length;
	expect(once).toBeGreaterThan(0);
	prices.next();
	expect(asked.length).toBe(2 * once);
});
