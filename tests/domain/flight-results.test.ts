import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FlightOffer } from '#src/domain/flights/offer.ts';
import {
	bestScore,
	directOnly,
	offerSorts,
	sortOffers,
	totalStops,
	travelMinutes,
} from '#src/domain/flights/results.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';

import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';

const [some] = offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: 'Own' });

function offer(id: string, price: number, minutes: number, stops: 0 | 1 = 0): FlightOffer {
	if (!some?.legs[0]) throw new Error('A search gives offers, and an offer has legs.');
	const legs = [{ ...some.legs[0], minutes, stops }];
	return { ...some, id, price, pricePerTraveller: price, minutes, stops, legs };
}

/** Offers that are often equal in something, each with an id of its own. */
const anyOffers = fc
	.array(
		fc.tuple(
			fc.integer({ min: 3, max: 9 }),
			fc.integer({ min: 6, max: 12 }),
			fc.constantFrom<0 | 1>(0, 1),
		),
		{ maxLength: 8 },
	)
	.map((facts) =>
		facts.map(([price, hours, stops], index) => offer(`${index}`, price * 60, hours * 60, stops)),
	);
const anySort = fc.constantFrom(...offerSorts.map(({ value }) => value));

const offers = [
	offer('cheap and slow', 300, 900),
	offer('dear and fast', 900, 400),
	offer('as fair', 500, 400),
	offer('fair', 400, 500),
	offer('best but for a stop', 300, 600, 1),
];

test.each([
	['best', ['fair', 'as fair', 'best but for a stop', 'cheap and slow', 'dear and fast']],
	['cheapest', ['best but for a stop', 'cheap and slow', 'fair', 'as fair', 'dear and fast']],
	['fastest', ['as fair', 'dear and fast', 'fair', 'best but for a stop', 'cheap and slow']],
] as const)('%s first', (sort, ids) => {
	expect(sortOffers(offers, sort).map(({ id }) => id)).toEqual(ids);
});

test('the orders stand as the page shows them, the best first by default', () => {
	expect(offerSorts.map(({ label }) => label)).toEqual(['Best', 'Cheapest', 'Fastest']);
});

test('best is the total in dollars through 100 and the minutes of all legs through 100, added', () => {
	expect(bestScore(offer('one', 694, 495))).toBe(11.89);
	const party = { ...offer('four', 694, 495), price: 2776, travellers: 4 };
	expect(bestScore(party)).toBe(32.71);
	const [leg] = party.legs;
	expect(bestScore({ ...party, legs: leg ? [leg, leg] : [] })).toBe(37.66);
});

test('of equal sums fewer stops come first, though the other is cheaper or faster', () => {
	const equal = [
		offer('stops', 100, 900, 1),
		offer('direct', 600, 400),
		offer('late', 400, 600, 1),
	];
	expect(sortOffers(equal, 'best').map(({ id }) => id)).toEqual(['direct', 'stops', 'late']);
});

test('in no order does an offer stand above one that is better in price, time or stops and worse in none', () => {
	const factsOf = (each: FlightOffer) => [each.price, travelMinutes(each), totalStops(each)];
	const isBetter = (one: FlightOffer, other: FlightOffer) => {
		const pairs = factsOf(one).map((fact, index) => [fact, factsOf(other)[index] ?? 0] as const);
		return (
			pairs.every(([mine, theirs]) => mine <= theirs) &&
			pairs.some(([mine, theirs]) => mine < theirs)
		);
	};
	const found = quotedQueries.map((quoted) => offersFor({ ...quoted, airports, airline: 'Own' }));
	fc.assert(
		fc.property(fc.oneof(anyOffers, found), anySort, (given, sort) => {
			const sorted = sortOffers(given, sort);
			for (const [place, above] of sorted.entries()) {
				for (const below of sorted.slice(place + 1)) expect(isBetter(below, above)).toBe(false);
			}
		}),
	);
});

test('an order is that of the offers alone: however they come, none is lost, and sorting again moves none', () => {
	const shuffledOffers = anyOffers.chain((given) =>
		fc.tuple(
			fc.constant(given),
			fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
		),
	);
	fc.assert(
		fc.property(shuffledOffers, anySort, ([given, mixed], sort) => {
			const before = [...mixed];
			const sorted = sortOffers(mixed, sort);
			expect(mixed).toEqual(before);
			expect(new Set(sorted)).toEqual(new Set(given));
			expect(sorted).toEqual(sortOffers(given, sort));
			expect(sortOffers(sorted, sort)).toEqual(sorted);
		}),
	);
});

test('direct flights only leaves out every stop, there and back', () => {
	const found = offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: 'Own' });
	const direct = directOnly(found);
	expect(direct.length).toBeGreaterThanOrEqual(2);
	expect(direct.every(({ stops }) => stops === 0)).toBe(true);
	expect(found.filter(({ stops }) => stops === 1)).toHaveLength(found.length - direct.length);
	const [leg] = offer('back with a stop', 400, 500).legs;
	const legs = leg ? [leg, { ...leg, stops: 1 as const }] : [];
	for (const both of [legs, legs.toReversed()]) {
		expect(directOnly([{ ...offer('one way with a stop', 400, 500), legs: both }])).toEqual([]);
	}
});

test('the time of a round trip is that of both legs', () => {
	const query = { ...oneWay, returnDate: '2026-12-20' };
	const found = offersFor({ query, quoteDay: '2026-11-21', airports, airline: 'Own' });
	for (const each of found) {
		expect(travelMinutes(each)).toBe((each.legs[0]?.minutes ?? 0) + (each.legs[1]?.minutes ?? 0));
		expect(travelMinutes(each)).toBeGreaterThan(each.minutes);
	}
});
