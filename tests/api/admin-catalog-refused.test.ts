import { describe, expect, test } from 'vitest';

import { changes } from '#src/server/db/schema.ts';

import { administratorCalls } from '../support/administrator-calls.ts';
import {
	type CatalogKind,
	destinationKind,
	flightKind,
	tourKind,
} from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { namedFields } from '../support/http.ts';

const { db, ask } = administratorCalls(await testDatabase());

type Refusal = [what: string, sent: object, field: string, message: string];

const long = (count: number) => 'x'.repeat(count);
const tooLong = (most: number) => `Please use at most ${most} characters.`;
const day = (text: string) => ({ title: 'Day 1', text });
const days = (count: number, text: string) => Array.from({ length: count }, () => day(text));

function create({ handle, path, fields }: CatalogKind, sent: object) {
	return ask(handle, 'POST', path, { ...fields, ...sent });
}

const amount = 'Please use dollars and whole cents.';
const tooMuch = 'The price can be $90,000 at most.';
const notFree = 'The price must be more than 0.';

const refusedDeals: Refusal[] = [
	['no origin', { origin: undefined }, 'origin', 'Please say where the flight starts.'],
	['an empty origin', { origin: '  ' }, 'origin', 'Please say where the flight starts.'],
	['an origin that is a number', { origin: 7 }, 'origin', 'Please say where the flight starts.'],
	['an origin longer than the checkout takes', { origin: long(81) }, 'origin', tooLong(80)],
	['an unseen origin', { origin: '\u200B\u200B' }, 'origin', 'Please say where the flight starts.'],
	['no destination', { destination: '' }, 'destination', 'Please say where the flight goes.'],
	[
		'a flight to where it starts',
		{ destination: 'JFK, by another name (JFK)' },
		'destination',
		'Choose two different airports.',
	],
	['no departure', { departureDate: '' }, 'departureDate', 'Please choose the day of departure.'],
	[
		'a day that does not exist',
		{ departureDate: '2027-02-29' },
		'departureDate',
		'Please choose the day of departure.',
	],
	[
		'a departure that has passed everywhere',
		{ departureDate: '2026-11-19' },
		'departureDate',
		'Please choose a departure date that has not passed.',
	],
	[
		'a return that is none',
		{ returnDate: '' },
		'returnDate',
		'Please choose the day of the return.',
	],
	[
		'a return before the departure',
		{ returnDate: '2026-12-09', homeward: 'BR 1' },
		'returnDate',
		'The return date cannot be before the departure date.',
	],
	['no price', { price: undefined }, 'price', 'Please enter the price per traveler in dollars.'],
	['a price as text', { price: '449' }, 'price', 'Please enter the price per traveler in dollars.'],
	['a price of nothing', { price: 0 }, 'price', notFree],
	['a price of almost nothing', { price: 1e-20 }, 'price', notFree],
	['a negative price', { price: -1 }, 'price', notFree],
	['half a cent', { price: 449.505 }, 'price', amount],
	['a price that a party could not book', { price: 90_000.01 }, 'price', tooMuch],
	['no flight', { outward: '' }, 'outward', 'Please choose the flight out.'],
	[
		'a flight that does not leave that day',
		{ outward: 'BR 1' },
		'outward',
		'No such flight leaves on that day: please choose one.',
	],
	[
		'a flight back of a one-way deal',
		{ homeward: 'BR 1' },
		'homeward',
		'Please choose the flight back of a round trip, and none of a one-way deal.',
	],
	[
		'a flight back that there is none of',
		{ returnDate: '2026-12-20', homeward: 'BR 1' },
		'homeward',
		'This flight back cannot be reached: please choose another.',
	],
	['an airline of its own', { airline: 'Old Wings' }, 'airline', 'Unknown field.'],
	['a discount that was typed', { discount: 15 }, 'discount', 'Unknown field.'],
	['featured as a word', { featured: 'yes' }, 'featured', 'featured must be true or false.'],
	['no description', { description: 'Short.' }, 'description', 'Please describe the deal.'],
	['too much description', { description: long(2001) }, 'description', tooLong(2000)],
	[
		'a NUL',
		{ description: 'A week of \0 streets.' },
		'description',
		'Please remove characters that cannot be stored.',
	],
	['a version of 0', { version: 0 }, 'version', 'The version must be positive.'],
	['a version as text', { version: '1' }, 'version', 'The version must be a whole number.'],
	['what no deal has', { isAdmin: true }, 'isAdmin', 'Unknown field.'],
];

const refusedTours: Refusal[] = [
	['no name', { name: 'A' }, 'name', 'Please name the tour.'],
	['no destination', { destination: '' }, 'destination', 'Please say where the tour goes.'],
	['no description', { description: '' }, 'description', 'Please describe the tour.'],
	['no price', { price: null }, 'price', 'Please enter the price per person in dollars.'],
	['a price that a party could not book', { price: 90_001 }, 'price', tooMuch],
	[
		'a discount price as text',
		{ discountPrice: '9' },
		'discountPrice',
		'Please enter the discount price in dollars.',
	],
	['a discount price of nothing', { discountPrice: 0 }, 'discountPrice', notFree],
	[
		'a discount that is none',
		{ discountPrice: 1899 },
		'discountPrice',
		'The discount price must be lower than the price.',
	],
	[
		'a duration without days',
		{ duration: 'a while' },
		'duration',
		'Please enter the duration, as 7 days.',
	],
	['no days', { duration: '0 days' }, 'duration', 'Please enter the duration, as 7 days.'],
	['a rating in stars', { rating: 4.5 }, 'rating', 'The rating must be in tenths of a star.'],
	['a rating under one star', { rating: 9 }, 'rating', 'The rating must be from 1 to 5 stars.'],
	['a rating over five', { rating: 51 }, 'rating', 'The rating must be from 1 to 5 stars.'],
	['half a review', { reviewCount: 0.5 }, 'reviewCount', 'Please enter a whole number of reviews.'],
	[
		'negative reviews',
		{ reviewCount: -1 },
		'reviewCount',
		'The number of reviews cannot be negative.',
	],
	[
		'a million and one reviews',
		{ reviewCount: 1_000_001 },
		'reviewCount',
		'This is too many reviews.',
	],
	['features as text', { features: 'Guide' }, 'features', 'features must be a list.'],
	[
		'an empty feature',
		{ features: ['Guide', ' '] },
		'features.1',
		'Please write the feature, or remove it.',
	],
	[
		'21 features',
		{ features: Array.from({ length: 21 }, () => 'Guide') },
		'features',
		'At most 20 features.',
	],
	['an itinerary as text', { itinerary: 'Fira' }, 'itinerary', 'itinerary must be a list of days.'],
	['a day as text', { itinerary: ['Fira'] }, 'itinerary.0', 'A day has a title and a text.'],
	[
		'a day without a title',
		{ itinerary: [{ title: '', text: 'Fira' }] },
		'itinerary.0.title',
		'Please give the day a title.',
	],
	[
		'a day without a text',
		{ itinerary: [day(' ')] },
		'itinerary.0.text',
		'Please describe the day.',
	],
	[
		'a day with more',
		{ itinerary: [{ ...day('Fira'), hotel: '' }] },
		'itinerary.0.hotel',
		'Unknown field.',
	],
	['61 days', { itinerary: days(61, 'Fira') }, 'itinerary', 'At most 60 days.'],
	[
		'more than a request can hold',
		{ itinerary: days(8, long(1900)) },
		'itinerary',
		'Please shorten the days: all together can have 15,000 characters.',
	],
];

const refusedDestinations: Refusal[] = [
	['no name', { name: undefined }, 'name', 'Please name the destination.'],
	['no region', { region: '' }, 'region', 'Please name its region.'],
	['no description', { description: null }, 'description', 'Please describe the destination.'],
	[
		'no starting price',
		{ startingPrice: '' },
		'startingPrice',
		'Please enter the starting price in dollars.',
	],
	['a starting price of nothing', { startingPrice: 0 }, 'startingPrice', notFree],
	['what no destination has', { price: 1 }, 'price', 'Unknown field.'],
];

describe.each([
	{ kind: flightKind, refused: refusedDeals },
	{ kind: tourKind, refused: refusedTours },
	{ kind: destinationKind, refused: refusedDestinations },
])('a $kind.kind', ({ kind, refused }) => {
	test.each(refused)('with %s is refused at the field', async (_, sent, field, message) => {
		const { status, body } = await create(kind, sent);
		expect([status, body]).toEqual([400, { message, issues: [{ path: field, message }] }]);
		expect([await db.$count(kind.table), await db.$count(changes)]).toEqual([0, 0]);
	});

	test('with nothing right is told everything that is wrong, at once', async () => {
		const { handle, path, fields } = kind;
		const { status, body } = await ask(handle, 'POST', path, {});
		expect([status, namedFields(body).toSorted()]).toEqual([400, Object.keys(fields).toSorted()]);
	});
});
