import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import {
	daysHonouredAfterQuote,
	lastDayOfPlaces,
	offerId,
	parseOfferId,
	quoteIsHonoured,
} from '#src/domain/flights/quote.ts';

import { oneWay, quotedQueries } from '../support/flight-queries.ts';

const id = 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.BR214.A1981';
const oneWayId = 'JFK.LHR.2026-12-10.oneway.economy.1-adult.2026-11-21.BR214';
const earlier = 'JFK.LHR.2026-12-10.2026-12-20.economy.2-adults.2026-11-21.3';

test('a quote holds for a day after its own', () => {
	expect(daysHonouredAfterQuote).toBe(1);
});

test('an id says the search, the quote day and its flights', () => {
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
		outward: 'BR214',
		homeward: 'A1981',
	});
});

test('an id of earlier rules says the search, the quote day and a place', () => {
	const quote = parseOfferId(earlier);
	expect(quote).toEqual({ ...parseOfferId(id), place: 3, outward: undefined, homeward: undefined });
	expect(quote && offerId(quote)).toBe(earlier);
});

test('an id of a one-way offer says so in place of the return date', () => {
	const flights = { outward: 'BR214', homeward: null };
	const text = offerId({ query: oneWay, quoteDay: '2026-11-21', ...flights });
	expect(text).toBe(oneWayId);
	expect(parseOfferId(text)?.query).toEqual(oneWay);
});

const number = fc.stringMatching(/^[A-Z][A-Z0-9][1-9]\d{0,3}$/);

test('every quote comes back from its id', () => {
	fc.assert(
		fc.property(quotedQueries, number, number, fc.boolean(), (quoted, outward, back, isEarlier) => {
			const homeward = quoted.query.returnDate === null ? null : back;
			const quote = isEarlier
				? { ...quoted, place: back.length % 8 }
				: { ...quoted, outward, homeward };
			expect(parseOfferId(offerId(quote))).toEqual(quote);
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
	['a place beyond the eight', earlier.replace(/3$/, '8')],
	['a negative place', earlier.replace(/3$/, '-1')],
	['a place written longer', earlier.replace(/3$/, '03')],
	['a way back too few', id.replace('.A1981', '')],
	['a way back of a one-way', `${oneWayId}.BR215`],
	['a place and a flight', id.replace('BR214', '3')],
	['a number with its space', id.replace('BR214', 'BR 214')],
	['a number too long', id.replace('BR214', 'BR21400')],
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
		const quoteDay = addDays(today, -age);
		expect(isHonoured(id.replace('2026-11-21', quoteDay), today)).toBe(honoured);
	}
});

test.each([
	['their last day', lastDayOfPlaces, true],
	['the day after it', addDays(lastDayOfPlaces, 1), false],
])('an id of earlier rules from %s is honoured: %s, %s', (_, quoteDay, honoured) => {
	expect(isHonoured(earlier.replace('2026-11-21', quoteDay), quoteDay)).toBe(honoured);
});

function isHonoured(text: string, today: string): boolean | null {
	const quote = parseOfferId(text);
	return quote && quoteIsHonoured(quote, today);
}
