import { expect, test } from 'vitest';

import { readChange } from '#src/domain/desk/change-reading.ts';
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

test('places are told by name wherever a row names them: its own, those of its days, its only one', () => {
	const named = (slug: string) => `the place ${slug}`;
	const tour = { places: ['kyoto', 'uji'], itinerary: [{ title: 'Tea', places: ['uji'] }] };
	expect(readChange(null, tour, named)).toEqual([
		{ field: 'Places', before: null, after: ['the place kyoto', 'the place uji'] },
		{ field: 'Itinerary', before: null, after: ['Tea · Places: the place uji'] },
	]);
	expect(readChange({ place: 'kyoto' }, { place: null }, named)).toEqual([
		{ field: 'Place', before: 'the place kyoto', after: null },
	]);
	// A word of another field is not a place, whatever it says.
	expect(readChange({ features: ['uji'] }, null, named)).toMatchObject([{ before: ['uji'] }]);
});
