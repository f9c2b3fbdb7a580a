import { expect, test } from 'vitest';

import { fareChange } from '#src/domain/flights/fare-change.ts';
import { airportsOfOffers } from '#src/domain/flights/offer-airports.ts';
import { destinationPoster } from '#src/domain/flights/place-poster.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { airports } from '#src/server/bookings/airports.ts';

import { oneWay } from '../support/flight-queries.ts';

test('the airports of a city search are those of its offers, each with how many', () => {
	const query = { ...oneWay, destination: 'LON' };
	const offers = offersFor({
		query,
		quoteDay: '2026-11-21',
		airports,
		airline: 'Bright Airways',
	});
	expect(airportsOfOffers(offers, 'origin')).toEqual([
		{ code: 'JFK', label: 'New York (JFK)', offers: 8 },
	]);
	const found = airportsOfOffers(offers, 'destination');
	expect(found.map(({ code }) => code).toSorted()).toEqual([
		'LCY',
		'LGW',
		'LHR',
		'LTN',
		'SEN',
		'STN',
	]);
	for (const { label, offers: count } of found) {
		expect(offers.filter(({ destination }) => destination === label)).toHaveLength(count);
	}
	expect(airportsOfOffers([], 'origin')).toEqual([]);
});

test.each([
	[682, '2026-11-22', '$12 less than on Nov 20'],
	[1694, '2026-11-22', '$1,000 more than on Nov 20'],
	[694, '2026-11-22', 'as on Nov 20'],
	[682, '2026-11-20', ''],
])('a fare of $694 that is %d on %s: %j', (price, today, words) => {
	expect(fareChange({ price: 694, seenOn: '2026-11-20' }, price, today)).toBe(words);
});

test.each([
	['LON', 'london'],
	['SEN', 'london'],
	['TYO', 'tokyo'],
	['OSA', 'kyoto'],
	['NYC', 'journey'],
	['QQQ', 'journey'],
])('the way to %s has the poster of %s', (code, poster) => {
	expect(destinationPoster(code)).toBe(poster);
});
