import { expect, test } from 'vitest';

import { readChange } from '#src/domain/admin/change-reading.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';

test.each([
	['a price in dollars and cents', { price: 1249.5 }, 'Price', '$1,249.50'],
	['a status as the panel shows it', { status: 'Pending Confirmation' }, 'Status', 'Pending'],
	['a rating in stars', { rating: 47 }, 'Rating', '4.7'],
	['a discount in percent', { discount: 15 }, 'Discount', '15%'],
	['a day as a date', { departureDate: '2027-02-03' }, 'Departure date', 'Wed, Feb 3, 2027'],
	['a switch in a word', { isAdmin: true }, 'Administrator', 'Yes'],
	['a list item by item', { features: ['Guide', 'Tea'] }, 'Features', ['Guide', 'Tea']],
	[
		'an itinerary by the titles of its days',
		{ itinerary: [{ title: 'Arrival', text: 'We meet at the station.' }] },
		'Itinerary',
		['Arrival'],
	],
	[
		'a day with what is known of it',
		{ itinerary: [{ title: 'Uji', text: 'Tea.', meals: ['lunch'], walked: 6, highlights: [] }] },
		'Itinerary',
		['Uji · Lunch · Walked: 6 km (3.5 mi)'],
	],
	[
		'the facts of a tour in words',
		{ facts: { ...noFacts, pace: 2, toBring: ['Boots', 'A hat'] } },
		'Facts',
		['Pace: Easy', 'What to bring: Boots, A hat'],
	],
	['facts without any as nothing', { facts: noFacts }, 'Facts', null],
	['nothing as nothing', { returnDate: null }, 'Return date', null],
	['an empty list as nothing', { features: [] }, 'Features', null],
	[
		'a long text shortened',
		{ description: '🦩'.repeat(301) },
		'Description',
		`${'🦩'.repeat(300)}…`,
	],
])('%s', (_, row, field, reading) => {
	expect(readChange(row, null)).toEqual([{ field, before: reading, after: null }]);
	expect(readChange(null, row)).toEqual([{ field, before: null, after: reading }]);
});
