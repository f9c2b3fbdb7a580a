import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween, monthOf } from '#src/domain/calendar/calendar-date.ts';
import { flightMiles } from '#src/domain/flights/distance.ts';
import { formatDuration } from '#src/domain/flights/duration.ts';
import { discountChance, discounts, priceFactors } from '#src/domain/flights/offer-price.ts';
import type { FlightOffer, FlightQuery } from '#src/domain/flights/offer.ts';
import { withReturn } from '#src/domain/flights/returns.ts';
import { offerFromId, offersFor } from '#src/domain/flights/simulator.ts';
import { airlines } from '#src/domain/flights/timetable/airlines.ts';
import { directServices } from '#src/domain/flights/timetable/services.ts';

import { airports, oneWay, quotedQueries } from '../support/flight-queries.ts';

const airline = 'Bright Airways';
const sources = { airports, airline };
const quoteDay = '2026-11-21';
const roundTrip: FlightQuery = { ...oneWay, returnDate: '2026-12-20' };

// The figures of the specification, written out once more so that a slip in the code shows.
const classFactor = { economy: 1, 'premium-economy': 1.6, business: 3.5, 'first-class': 5.5 };
const monthFactor = [1, 1, 1, 1, 1.1, 1.25, 1.25, 1.25, 1.1, 1.1, 1, 1.25];

function people(passengers: string): number {
	return (passengers.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
}

function specifiedFare(query: FlightQuery, quoted: string, index: number): number {
	const days = daysBetween(quoted, query.departureDate);
	const early = days > 60 ? 0.85 : days > 30 ? 0.9 : 1;
	const fare =
		0.15 *
		flightMiles(airports(query.origin), airports(query.destination)) *
		classFactor[query.cabinClass] *
		(query.returnDate === null ? 0.85 : 1) *
		(monthFactor[monthOf(query.departureDate) - 1] ?? 1) *
		(days < 7 ? 1.3 : early) *
		(priceFactors[index] ?? 1);
	return Math.round(Math.max(99, fare) / 10) * 10;
}

/** Two thousand searches with their offers, other ones in each run: what is said of every offer is asked of all of these. */
const searches = fc
	.sample(quotedQueries, 2000)
	.map((quoted) => ({ ...quoted, offers: offersFor({ ...quoted, ...sources }) }));

function everyOffer(
	check: (offer: FlightOffer, index: number, query: FlightQuery, day: string) => void,
) {
	for (const { query, quoteDay: day, offers } of searches) {
		for (const [index, offer] of offers.entries()) {
			try {
				check(offer, index, query, day);
			} catch (cause) {
				throw new Error(`It is not so of ${offer.id}.`, { cause });
			}
		}
	}
}

test('the constants of the simulator are as specified', () => {
	expect(priceFactors).toHaveLength(5);
	expect(new Set([...priceFactors, 1]).size).toBe(6);
	expect(discountChance).toBe(0.25);
	expect(discounts).toEqual({ least: 5, most: 29 });
	expect(directServices).toEqual({ least: 2, most: 4 });
});

test('a search gives eight offers of different airlines, one of them our own', () => {
	const known = new Set([airline, ...airlines.map(({ name }) => name)]);
	for (const { offers } of searches) {
		const names = offers.map((offer) => offer.airline);
		expect(new Set(offers.map(({ id }) => id)).size).toBe(8);
		expect(offers).toHaveLength(8);
		expect(names.filter((name) => name === airline)).toHaveLength(1);
		expect(new Set(names).size).toBe(8);
		expect(names.filter((name) => !known.has(name))).toEqual([]);
	}
});

test('our own airline stands now here, now there, by the pair of airports', () => {
	const places = searches.map(({ offers }) => offers.findIndex((it) => it.airline === airline));
	expect(new Set(places).size).toBe(8);
});

test('an agency named like one of the invented airlines still gets one offer', () => {
	const own = airlines[0]?.name ?? '';
	const offers = offersFor({ query: oneWay, quoteDay, airports, airline: own });
	expect(offers.filter((offer) => offer.airline === own)).toHaveLength(1);
	expect(new Set(offers.map((offer) => offer.airline)).size).toBe(8);
});

test('every price is the specified fare less its discount, with 15 percent taxes, for the party', () => {
	everyOffer((offer, index, query, day) => {
		const fare = specifiedFare(query, day, index);
		expect(offer.baseFare).toBe(Math.max(99, Math.round((fare * (100 - offer.discount)) / 100)));
		expect(offer.taxes).toBe(Math.round((offer.baseFare * 15) / 100));
		expect(offer.pricePerTraveller).toBe(offer.baseFare + offer.taxes);
		expect(offer.travellers).toBe(people(query.passengers));
		expect(offer.price).toBe(offer.pricePerTraveller * offer.travellers);
		expect(offer.baseFare).toBeGreaterThanOrEqual(99);
	});
});

test('a discount is none or 5 to 29 percent, and the whole of it is taken off', () => {
	everyOffer((offer, index, query, day) => {
		if (offer.discount === 0) return;
		expect(offer.discount).toBeGreaterThanOrEqual(5);
		expect(offer.discount).toBeLessThanOrEqual(29);
		const kept = specifiedFare(query, day, index) * (1 - offer.discount / 100);
		expect(Math.abs(offer.baseFare - kept)).toBeLessThanOrEqual(0.5 + 1e-9);
	});
});

test('about a quarter of all offers have a discount, of every percentage', () => {
	const offers = Array.from({ length: 4000 }, (_, weeks) =>
		offersFor({ query: oneWay, quoteDay: addDays('1960-01-01', weeks * 7), ...sources }),
	).flat();
	const drawn = offers.map(({ discount }) => discount).filter((discount) => discount > 0);
	expect(drawn.length / offers.length).toBeGreaterThan(0.24);
	expect(drawn.length / offers.length).toBeLessThan(0.26);
	expect(new Set(drawn).size).toBe(25);
	const mean = drawn.reduce((sum, discount) => sum + discount, 0) / drawn.length;
	expect(Math.abs(mean - 17)).toBeLessThan(0.5);
});

test('two to four of eight fly direct, the others stop once', () => {
	const counts = searches.map(({ offers, query }) => {
		for (const { legs, stops, returns } of offers) {
			expect(legs[0]).toMatchObject({ date: query.departureDate, stops });
			expect(legs).toHaveLength(query.returnDate === null ? 1 : 2);
			expect(returns.length > 0).toBe(query.returnDate !== null);
		}
		return offers.filter(({ stops }) => stops === 0).length;
	});
	expect([...new Set(counts)].toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
});

test('a round trip shows the shortest way back, and any of the day may be taken at its price', () => {
	const offers = offersFor({ query: roundTrip, quoteDay, ...sources });
	for (const offer of offers) {
		const [outward, homeward] = offer.legs;
		expect(outward).toMatchObject({ origin: 'JFK', destination: 'LHR', date: '2026-12-10' });
		expect(offer.returns).toHaveLength(8);
		expect(offer.returns).toContainEqual(homeward);
		expect(Math.min(...offer.returns.map(({ minutes }) => minutes))).toBe(homeward?.minutes);
		for (const leg of offer.returns) {
			expect(leg).toMatchObject({ origin: 'LHR', destination: 'JFK', date: '2026-12-20' });
			const chosen = withReturn(offer, leg);
			expect(chosen).toMatchObject({ price: offer.price, legs: [outward, leg] });
			expect(offerFromId(chosen.id, sources)).toEqual(chosen);
		}
	}
});

test('durations are multiples of 5 within what the distance allows, and read as text', () => {
	everyOffer((offer, _, query) => {
		const miles = flightMiles(airports(query.origin), airports(query.destination));
		const speed = miles < 500 ? 440 : miles < 1500 ? 480 : miles < 3500 ? 520 : 560;
		const inTheAir = (miles / speed) * 60;
		for (const { minutes, stops } of offer.legs) {
			expect(minutes % 5).toBe(0);
			expect(minutes).toBeGreaterThanOrEqual(inTheAir * 1.05 + 69.6 + stops * 129.6 - 2.5);
			expect(minutes).toBeLessThanOrEqual(inTheAir * 1.1 + 99.6 + stops * 249.6 + 2.5);
		}
		expect(offer.minutes).toBe(offer.legs[0]?.minutes);
		expect(offer.duration).toBe(formatDuration(offer.minutes));
	});
});

test('the same search on the same day gives the same offers, another day the same flights', () => {
	fc.assert(
		fc.property(quotedQueries, (quoted) => {
			const offers = offersFor({ ...quoted, ...sources });
			expect(offersFor({ ...structuredClone(quoted), ...sources })).toEqual(offers);
			const later = offersFor({ ...quoted, quoteDay: addDays(quoted.quoteDay, 1), ...sources });
			expect(later.map(({ legs }) => legs)).toEqual(offers.map(({ legs }) => legs));
		}),
		{ numRuns: 500 },
	);
});

test('every offer can be computed again from its id, also after its journey as JSON', () => {
	everyOffer((offer) => {
		const sent: FlightOffer = JSON.parse(JSON.stringify(offer));
		expect(offerFromId(sent.id, sources)).toEqual(sent);
	});
});

test.each([
	['is malformed', 'JFK.LHR.2026-12-10'],
	['names an unknown origin', 'QQQ.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.0'],
	['names an unknown destination', 'JFK.QQQ.2026-12-10.oneway.economy.1-adult.2026-11-21.0'],
	[
		'names a flight that there is none of',
		'JFK.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.BR0',
	],
])('an id that %s is no offer', (_, id) => {
	expect(offerFromId(id, sources)).toBeNull();
});

test('the first offer alone is featured', () => {
	const offers = offersFor({ query: oneWay, quoteDay, ...sources });
	expect(offers.map(({ featured }) => featured)).toEqual([true, ...Array(7).fill(false)]);
});

test('an offer names its airports, dates, class, the poster of its season and what is true of the flight', () => {
	const [first] = offersFor({
		query: { ...roundTrip, cabinClass: 'business' },
		quoteDay,
		...sources,
	});
	expect(first).toMatchObject({
		id: expect.stringMatching(
			/^JFK\.LHR\.2026-12-10\.2026-12-20\.business\.1-adult\.2026-11-21\.[A-Z][A-Z0-9]\d+\.[A-Z][A-Z0-9]\d+$/,
		),
		origin: 'New York (JFK)',
		destination: 'London (LHR)',
		departureDate: '2026-12-10',
		returnDate: '2026-12-20',
		cabinClass: 'business',
		image: '/posters/london-winter-800.webp',
	});
	const ways = [
		['Flies direct both ways', 'Flies direct out, one stop on the way back'],
		['One stop on the way out, flies direct back', 'One stop on the way both ways'],
	];
	const chosen = first?.returns.map((back) => withReturn(first, back)) ?? [];
	expect(chosen.map(({ description }) => description)).toEqual(
		chosen.map(
			({ legs: [out, back] }) => `${ways[out?.stops ?? 0]?.[back?.stops ?? 0]}, in Business.`,
		),
	);
});

test('a one-way offer has no return date and says whether it stops', () => {
	const offers = offersFor({ query: oneWay, quoteDay, ...sources });
	for (const { description, returnDate, stops } of offers) {
		expect(returnDate).toBe('');
		expect(description).toBe(
			stops === 1 ? 'One stop on the way, in Economy.' : 'Flies direct, in Economy.',
		);
	}
});

test('an airport that is not listed is named by its code and taken to be 2500 miles away', () => {
	const query = { ...oneWay, destination: 'QQQ', departureDate: '2026-11-30' };
	const offer = offersFor({ query, quoteDay, ...sources })[7];
	expect(offer?.destination).toBe('QQQ');
	// 2500 × 0.15 × 0.85 = 318.75
	expect(offer?.baseFare).toBe(Math.round((320 * (100 - (offer?.discount ?? 0))) / 100));
});
