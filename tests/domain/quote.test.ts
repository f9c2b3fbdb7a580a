import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import {
	bookableOfferId,
	daysHonouredAfterQuote,
	offerId,
	offersPerSearch,
	parseOfferId,
	quoteIsHonoured,
} from '#src/domain/flights/quote.ts';

import { oneWay, quotedQueries } from '../support/flight-queries.ts';

const id = 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3';

test('a search has eight offers, and a quote holds for a day after its own', () => {
	expect(offersPerSearch).toBe(8);
	expect(daysHonouredAfterQuote).toBe(1);
});

test('an id says the search, the quote day and the index', () => {
	expect(parseOfferId(id)).toEqual({
		query: {
			origin: 'JFK',
			destination: 'LHR',
			departureDate: '2026-12-10',
			returnDate: '2026-12-20',
			cabinClass: 'economy',
			passengers: '2-adults',
		},
		quoteDay: '2026-11-21',
		index: 3,
	});
});

test('an id of a one-way offer says so in place of the return date', () => {
	const text = offerId({ query: oneWay, quoteDay: '2026-11-21', index: 0 });
	expect(text).toBe('JFK.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.0');
	expect(parseOfferId(text)?.query).toEqual(oneWay);
});

test('every quote comes back from its id', () => {
	fc.assert(
		fc.property(quotedQueries, fc.nat({ max: 7 }), (quoted, index) => {
			expect(parseOfferId(offerId({ ...quoted, index }))).toEqual({ ...quoted, index });
		}),
		{ numRuns: 2000 },
	);
});

test.each([
	['nothing', ''],
	['a row id', '7'],
	['a part missing', 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21'],
	['a part too many', `${id}.0`],
	['a lower-case code', id.replace('JFK', 'jfk')],
	['a code of four letters', id.replace('JFK', 'EGLL')],
	['origin and destination equal', id.replace('LHR', 'JFK')],
	['a departure that does not exist', id.replace('12-10', '02-30')],
	['a return that does not exist', id.replace('12-20', '12-32')],
	['a return before departure', id.replace('12-20', '12-09')],
	['no return and no word for it', id.replace('2026-12-20', '')],
	['a quote day that does not exist', id.replace('11-21', '11-31')],
	['an unknown class', id.replace('economy', 'steerage')],
	['a party too large', id.replace('2-adults', '10-adults')],
	['a party written otherwise', id.replace('2-adults', '02-adults')],
	['an index beyond the eight', id.replace(/3$/, '8')],
	['a negative index', id.replace(/3$/, '-1')],
	['an index with a fraction', id.replace(/3$/, '1e0')],
	['an index written longer', id.replace(/3$/, '03')],
	['spaces around it', ` ${id} `],
	['a line after it', `${id}\n`],
	['the name of an object member', id.replace('economy', 'constructor')],
])('an id with %s is none', (_, text) => {
	expect(parseOfferId(text)).toBeNull();
});

test('no text makes reading an id throw, and what is read is written the same', () => {
	const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...id.split('.'))), {
		maxLength: 9,
	});
	const texts = fc.oneof(
		fc.string({ unit: 'binary' }),
		parts.map((some) => some.join('.')),
		fc
			.tuple(fc.nat({ max: id.length }), fc.string({ maxLength: 3 }))
			.map(([at, text]) => id.slice(0, at) + text + id.slice(at + 1)),
	);
	fc.assert(
		fc.property(texts, (text) => {
			const quote = parseOfferId(text);
			expect(quote === null || offerId(quote) === text).toBe(true);
		}),
		{ numRuns: 5000 },
	);
});

test.each([
	[-1, false],
	[0, true],
	[1, true],
	[2, false],
	[365, false],
])('a quote of %s days ago is honoured: %s', (age, honoured) => {
	for (const today of ['2026-11-21', '2027-01-01', '2028-03-01']) {
		expect(quoteIsHonoured(addDays(today, -age), today)).toBe(honoured);
	}
});

test.each([
	['on its day', '2026-11-21', id],
	['the day after', '2026-11-22', id],
	['two days after', '2026-11-23', id.replace('2026-11-21', '2026-11-23')],
	['the day before', '2026-11-20', id.replace('2026-11-21', '2026-11-20')],
])('%s an offer is booked by the id of an honoured quote', (_, today, bookable) => {
	expect(bookableOfferId(id, today)).toBe(bookable);
	expect(bookableOfferId('no id', today)).toBeNull();
});
