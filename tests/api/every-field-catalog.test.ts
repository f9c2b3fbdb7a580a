import { describe, expect, test } from 'vitest';

import { type DestinationFields, destinationFields } from '#src/contract/admin/destinations.ts';
import { type FlightFields, flightFields } from '#src/contract/admin/flights.ts';
import { enteredTourFacts } from '#src/contract/admin/tour-facts.ts';
import { type TourFields, tourFields } from '#src/contract/admin/tours.ts';
import { DestinationDialog } from '#src/islands/admin/catalog/DestinationDialog.tsx';
import { FlightDialog } from '#src/islands/admin/catalog/FlightDialog.tsx';
import { TourDialog } from '#src/islands/admin/catalog/TourDialog.tsx';

import { administratorCalls } from '../support/administrator-calls.ts';
import { destinationKind, flightKind, tourKind } from '../support/catalog-calls.ts';
import { testDatabase } from '../support/database.ts';
import { markupOf, unasked, ungiven } from '../support/every-field.ts';

const db = await testDatabase();
const { ask } = administratorCalls(db);

/** All that the administrator can enter, nothing of it twice and nothing as it would be without. */
const deal: Required<Omit<FlightFields, 'version'>> = {
	origin: 'New York (JFK)',
	destination: 'Lisbon (LIS)',
	departureDate: '2026-12-10',
	returnDate: '2026-12-20',
	price: 449.5,
	airline: 'Old Wings',
	image: '/posters/lisbon-800.webp',
	discount: 15,
	featured: true,
	description: 'A week of tiled streets.',
	duration: '7h 10m',
};
const tour: Required<Omit<TourFields, 'version'>> = {
	name: 'Island Light',
	destination: 'Santorini, Greece',
	description: 'Seven days of white villages.',
	price: 1899,
	discountPrice: 1699.99,
	duration: '7 days',
	image: '/posters/santorini-800.webp',
	rating: 38,
	reviewCount: 214,
	features: ['Small groups'],
	itinerary: [
		{
			title: 'Day 1: Fira',
			text: 'A walk along the caldera.',
			meals: ['dinner'],
			stay: { kind: 'guesthouse', name: 'Caldera House' },
			walked: 6.5,
			driven: 12,
			highlights: ['The path along the rim'],
			places: ['santorini'],
			picture: '/posters/rome-800.webp',
		},
	],
	facts: {
		groupSize: { least: 4, most: 12 },
		pace: 2,
		ages: { least: 12, most: null },
		start: 'Fira',
		end: 'Oia',
		transport: ['Ferry'],
		guideLanguages: ['English'],
		included: ['Six nights'],
		notIncluded: ['Flights'],
		toBring: ['Shoes for stairs'],
		goodMonths: [5, 9],
	},
	places: ['santorini'],
	hero: '/posters/petra-800.webp',
	gallery: ['/posters/bali-800.webp'],
	featured: true,
};
const destination: Required<Omit<DestinationFields, 'version'>> = {
	name: 'Kyoto, Japan',
	region: 'Asia',
	description: 'A city of gardens.',
	image: '/posters/kyoto-800.webp',
	startingPrice: 1890.5,
	place: 'kyoto',
	featured: true,
};

// The field of the picture has no name of its own, and those of a list are named by their place in it.
// The version is nobody's to enter.
const otherwise = {
	version: '',
	image: '>Image<',
	features: 'Features',
	itinerary: 'Itinerary',
	facts: 'At a glance',
	places: '>Places<',
	hero: '>Wide picture<',
	gallery: 'Further pictures',
	place: '>Place<',
};
/** The labels of a tour's facts. */
const factLabels = {
	groupSize: '>Group size, from<',
	pace: '>Pace<',
	ages: '>Ages, to<',
	start: '>Starts in<',
	end: '>Ends in<',
	transport: '>Transport<',
	guideLanguages: '>Guide’s languages<',
	included: '>Included<',
	notIncluded: '>Not included<',
	toBring: '>What to bring<',
	goodMonths: '>Good months<',
};
const blank = { row: null, onClosed: () => undefined };

describe.each([
	{ ...flightKind, entered: deal, schema: flightFields, form: () => markupOf(FlightDialog, blank) },
	{ ...tourKind, entered: tour, schema: tourFields, form: () => markupOf(TourDialog, blank) },
	{
		...destinationKind,
		entered: destination,
		schema: destinationFields,
		form: () => markupOf(DestinationDialog, blank),
	},
])(
	'all that is entered of a $kind',
	({ entered, schema, fields, path, publicPath, handle, table, form }) => {
		test('is stored and shown to the panel and the public, when it is new and when it is changed', async () => {
			expect(ungiven(schema, entered)).toEqual([]);
			await ask(handle, 'POST', path, entered);
			await ask(handle, 'POST', path, fields);
			await ask(handle, 'PUT', `${path}/2`, entered);
			expect(await db.select().from(table).orderBy(table.id)).toMatchObject([entered, entered]);
			for (const list of [path, publicPath, `${publicPath}/featured`]) {
				const { body } = await ask(handle, 'GET', list);
				expect(body).toMatchObject([entered, entered]);
			}
			const { body } = await ask(handle, 'GET', `${publicPath}/1`);
			expect(body).toMatchObject(entered);
		});

		test('is asked by the form', () => {
			expect(unasked(schema, form(), otherwise)).toEqual([]);
		});
	},
);

test('every fact of a tour is asked by its form', () => {
	expect(unasked(enteredTourFacts, markupOf(TourDialog, blank), factLabels)).toEqual([]);
});
