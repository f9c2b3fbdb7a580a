import { expect, test } from 'vitest';

import {
	closingMeans,
	departureStanding,
	seatsText,
	whyNotOnSale,
} from '#src/domain/tours/departure-standing.ts';

const departure = {
	date: '2027-05-15',
	state: 'open',
	capacity: 16,
	taken: 3,
} as const;

test.each([
	['open', {}, 'open', false],
	['guaranteed', { state: 'guaranteed' }, 'guaranteed', false],
	['on request', { state: 'on request' }, 'on request', false],
	['full, though some of it is only held', { taken: 16 }, 'open', true],
	['without a seat', { capacity: 0, taken: 0 }, 'open', true],
	['closed', { state: 'closed' }, 'closed', false],
	['departed', { date: '2027-05-13' }, 'departed', false],
] as const)('a departure is %s', (_, changes, is, isFull) => {
	expect(departureStanding({ ...departure, ...changes }, '2027-05-14')).toEqual({ is, isFull });
});

test('its seats are told in a line, without what there is none of', () => {
	expect(seatsText({ capacity: 16, taken: 11, held: 2, waiting: 3 })).toBe(
		'taken 11 of 16 · 2 held · 3 waiting',
	);
	expect(seatsText({ capacity: 16, taken: 0, held: 0, waiting: 0 })).toBe('taken 0 of 16');
});

test.each([
	[{ confirmed: 0, held: 0, waiting: 0 }, 'Nobody has seats on it.'],
	[{ confirmed: 1, held: 0, waiting: 0 }, 'Nobody loses a seat: the 1 confirmed one stays taken.'],
	[
		{ confirmed: 9, held: 2, waiting: 1 },
		'Nobody loses a seat: the 9 confirmed and 2 held ones stay taken. The one person on the waiting list is offered no seats while it is closed.',
	],
	[
		{ confirmed: 0, held: 2, waiting: 3 },
		'the 2 held ones stay taken. The 3 people on the waiting list are offered no seats while it is closed.',
	],
])('what closing means is said of those who hold seats or wait: %j', (seats, words) => {
	expect(closingMeans(seats)).toContain(words);
});

test('departures of a tour that is not published are not on sale, for a reason that says what it means', () => {
	expect(whyNotOnSale('published')).toBeNull();
	expect(whyNotOnSale('draft')).toContain('once it is published');
	expect(whyNotOnSale('archived')).toContain('Whoever has seats keeps them');
});
