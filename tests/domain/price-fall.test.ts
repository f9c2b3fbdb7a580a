import { expect, test } from 'vitest';

import { shownOfDeal, shownOfDestination, shownOfTour } from '#src/domain/catalog/what-is-shown.ts';
import { priceFall } from '#src/domain/desk/price-fall.ts';

test.each([
	[2190, 219, 'It falls from $2,190.00 to $219.00, by 90%.'],
	[300, 199.99, 'It falls from $300.00 to $199.99, by 33%.'],
	[300, 200, null],
	[300, 3000, null],
])('a price of $%d that becomes $%d asks: %s', (before, after, words) => {
	expect(priceFall(before, after)).toBe(words);
});

const may = { date: '2027-05-15', capacity: 16, price: null, state: 'open' };
const page = 'Everybody sees its page, at $1,419 per person, taxes included';

test.each([
	[[], `${page}. It has no departures, so that nobody can book it: add them under Departures.`],
	[[may], `${page}, with 1 departure, on Sat, May 15, 2027 (16 seats).`],
	[
		[may, { ...may, date: '2027-06-12', capacity: 8, price: 1500, state: 'closed' }],
		`${page}, with 2 departures, the first on Sat, May 15, 2027 (8 to 16 seats, 1 at a price of their own, 1 closed).`,
	],
])('what everybody sees of a tour with %j once it is published', (departures, words) => {
	expect(shownOfTour(1419, departures)).toBe(words);
});

test('what everybody sees of a deal once it is published', () => {
	expect(shownOfDeal({ price: 449.5, departureDate: '2026-12-10' })).toBe(
		'Everybody sees it among the deals, leaving on Thu, Dec 10, 2026 at $449.50 per traveler, taxes included.',
	);
});

test('what everybody sees of a destination once it is published', () => {
	expect(shownOfDestination({ startingPrice: 499 })).toBe(
		'Everybody sees its page, and it stands among the destinations from $499.00.',
	);
});
