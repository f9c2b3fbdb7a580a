import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#src/domain/calendar/calendar-date.ts';
import {
	departureHeadings,
	departuresOnSale,
	departureWords,
	firstChoice,
	fits,
	type OfferedDeparture,
	tooFewSeats,
} from '#src/domain/tours/departure-choice.ts';

const open: OfferedDeparture = {
	id: 1,
	date: '2027-05-15',
	endDate: '2027-05-21',
	price: 2190,
	state: 'open',
	guaranteedFrom: 4,
	soldUntil: '2027-05-13T14:59:59.999Z',
	season: '',
};

const terms = { decisionDays: 30 };

test('what can no longer be sold is not offered', () => {
	const moments = [
		'2027-05-12T14:59:59.999Z',
		'2027-05-13T14:59:59.999Z',
		'2027-05-14T14:59:59.999Z',
	];
	const departures = moments.map((soldUntil) => ({ ...open, soldUntil }));
	expect(departuresOnSale(departures, new Date(moments[1] ?? ''))).toEqual(departures.slice(1));
	expect(departuresOnSale(departures, new Date('2027-05-13T15:00Z'))).toEqual(departures.slice(2));
});

test.each<[string, Partial<OfferedDeparture>[], number | undefined]>([
	['the soonest', [{ seatsLeft: 3 }, { seatsLeft: 9 }], 0],
	['the soonest where nobody knows of seats', [{}, {}], 0],
	['the next one where the soonest is full', [{ seatsLeft: 0 }, { seatsLeft: 1 }], 1],
	[
		'one that is guaranteed before one on request',
		[{ state: 'on request' }, { state: 'guaranteed' }],
		1,
	],
	['one on request where nothing else has seats', [{ seatsLeft: 0 }, { state: 'on request' }], 1],
	['none where all are full', [{ seatsLeft: 0 }, { seatsLeft: 0 }], undefined],
	['none where there are none', [], undefined],
])('chosen at first is %s', (_, changes, index) => {
	const departures = changes.map((change, id) => ({ ...open, ...change, id }));
	expect(firstChoice(departures)?.id).toBe(index);
});

test.each<[Partial<OfferedDeparture>, object]>([
	[{}, { seats: '', isScarce: false }],
	[{ seatsLeft: 16 }, { seats: 'plenty of seats', isScarce: false }],
	[{ seatsLeft: 6 }, { seats: '6 left', isScarce: false }],
	[{ seatsLeft: 5 }, { seats: '5 left', isScarce: true }],
	[{ seatsLeft: 1 }, { seats: 'last seat', isScarce: true }],
	[
		{ seatsLeft: 0, state: 'guaranteed' },
		{ seats: 'Full', isScarce: false, mark: '' },
	],
	[{}, { mark: 'Leaves with 4 or more, decided by Apr 15' }],
	[{ guaranteedFrom: 1 }, { mark: '' }],
	[{ seatsLeft: 0 }, { mark: '' }],
	[{ state: 'guaranteed' }, { mark: 'Guaranteed to leave' }],
	[{ state: 'on request' }, { mark: 'On request: we ask the hotels before we confirm it' }],
])('a departure with %o says %o', (change, words) => {
	expect(departureWords({ ...open, ...change }, terms)).toMatchObject(words);
});

test('its days part between two lines at the dash alone', () => {
	expect(departureWords(open, terms).dates).toBe('Sat,\u00A0May\u00A015 – Fri,\u00A0May\u00A021');
	expect(departureWords({ ...open, endDate: open.date }, terms).dates).toBe(
		'Sat,\u00A0May\u00A015',
	);
});

test.each([
	[undefined, 99, ''],
	[6, 6, ''],
	[6, 7, '6 seats are left on this departure.'],
	[1, 2, '1 seat is left on this departure.'],
	[0, 1, 'This departure is full.'],
])('with %s seats left, %d travellers are told “%s”', (seatsLeft, travelers, words) => {
	expect(tooFewSeats({ ...open, seatsLeft }, travelers)).toBe(words);
	expect(fits({ ...open, seatsLeft }, travelers)).toBe(words === '');
});

test('departures stand under their years, each said once', () => {
	const days = (count: number, step: number) =>
		Array.from({ length: count }, (_, index) => ({ date: addDays('2027-11-20', index * step) }));
	expect(departureHeadings(days(4, 20))).toEqual(['2027', '', '', '2028']);
	fc.assert(
		fc.property(fc.nat(100), fc.integer({ min: 1, max: 40 }), (count, step) => {
			const said = departureHeadings(days(count, step)).filter(Boolean);
			expect(said).toEqual([...new Set(said)]);
		}),
	);
});
