import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FlightOffer } from '#src/domain/flights/offer.ts';
import { directOnly, offerSorts, sortOffers, travelMinutes } from '#src/domain/flights/results.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';

import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';

const [some] = offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: 'Own' });

function offer(id: string, price: number, minutes: number): FlightOffer {
	if (!some?.legs[0]) throw new Error('A search gives offers, and an offer has legs.');
	return { ...some, id, price, minutes, legs: [{ ...some.legs[0], minutes }] };
}

const offers = [
	offer('cheap and slow', 300, 900),
	offer('dear and fast', 900, 400),
	offer('fair', 400, 500),
	offer('as fair', 500, 400),
];

test.each([
	['best', ['fair', 'as fair', 'cheap and slow', 'dear and fast']],
	['cheapest', ['cheap and slow', 'fair', 'as fair', 'dear and fast']],
	['fastest', ['dear and fast', 'as fair', 'fair', 'cheap and slow']],
] as const)('%s first', (sort, ids) => {
	expect(sortOffers(offers, sort).map(({ id }) => id)).toEqual(ids);
});

test('the orders stand as the page shows them, the best first by default', () => {
	expect(offerSorts.map(({ label }) => label)).toEqual(['Best', 'Cheapest', 'Fastest']);
});

test('sorting leaves the given list alone', () => {
	const before = [...offers];
	sortOffers(offers, 'cheapest');
	expect(offers).toEqual(before);
});

test('sorting loses no offer and puts none above a lower one', () => {
	const scores = {
		best: (each: FlightOffer) => each.price / 100 + travelMinutes(each) / 100,
		cheapest: (each: FlightOffer) => each.price,
		fastest: travelMinutes,
	};
	fc.assert(
		fc.property(quotedQueries, fc.constantFrom(...offerSorts), (quoted, { value }) => {
			const found = offersFor({ ...quoted, airports, airline: 'Own' });
			const sorted = sortOffers(found, value);
			expect(new Set(sorted)).toEqual(new Set(found));
			const inOrder = sorted.map(scores[value]);
			expect(inOrder).toEqual(inOrder.toSorted((first, second) => first - second));
		}),
	);
});

test('direct flights only leaves out every stop', () => {
	const found = offersFor({ query: oneWay, quoteDay: '2026-11-21', airports, airline: 'Own' });
	const direct = directOnly(found);
	expect(direct.length).toBeGreaterThanOrEqual(2);
	expect(direct.every(({ stops }) => stops === 0)).toBe(true);
	expect(found.filter(({ stops }) => stops === 1)).toHaveLength(found.length - direct.length);
});

test('the time of a round trip is that of both legs', () => {
	const query = { ...oneWay, returnDate: '2026-12-20' };
	const found = offersFor({ query, quoteDay: '2026-11-21', airports, airline: 'Own' });
	for (const each of found) {
		expect(travelMinutes(each)).toBe((each.legs[0]?.minutes ?? 0) + (each.legs[1]?.minutes ?? 0));
		expect(travelMinutes(each)).toBeGreaterThan(each.minutes);
	}
});
