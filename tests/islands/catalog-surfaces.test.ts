import { describe, expect, test } from 'vitest';

import {
	dealSurfaces,
	destinationSurfaces,
	tourFactSurfaces,
	tourSurfaces,
} from '#src/contract/catalog/surfaces.ts';
import { destinationFields } from '#src/contract/desk/destinations.ts';
import { flightFields } from '#src/contract/desk/flights.ts';
import { enteredTourFacts } from '#src/contract/desk/tour-facts.ts';
import { tourFields } from '#src/contract/desk/tours.ts';
import { DestinationDialog } from '#src/islands/desk/catalog/DestinationDialog.tsx';
import { FlightDialog } from '#src/islands/desk/catalog/FlightDialog.tsx';
import { TourDialog } from '#src/islands/desk/catalog/TourDialog.tsx';

import {
	dealsShown,
	destinationsShown,
	tourFactsShown,
	toursShown,
} from '../support/catalog-surfaces.ts';
import { markupOf, unasked } from '../support/every-field.ts';

const blank = { row: null, onClosed: () => undefined };

// What has no control of its own name is told by its label.
const labels = {
	image: '>Image<',
	features: 'Features',
	itinerary: 'Itinerary',
	facts: 'At a glance',
	places: '>Places<',
	hero: '>Wide picture<',
	gallery: 'Further pictures',
	place: '>Place<',
	groupSize: '>Group size, from<',
	pace: '>Pace<',
	ages: '>Ages, to<',
	start: '>Starts in<',
	end: '>Ends in<',
	meetingPoint: '>Meeting point<',
	meetingTime: '>Begins at<',
	endTime: '>Over by<',
	contact: '>Contact there<',
	contactPhone: '>Phone there<',
	emergencyPhone: '>Emergency phone<',
	transport: '>Transport<',
	guideLanguages: '>Guide’s languages<',
	included: '>Included<',
	notIncluded: '>Not included<',
	toBring: '>What to bring<',
	papers: '>Papers and insurance<',
	goodMonths: '>Good months<',
	otherMonths: '>What the other months are like<',
	singleSupplement: '>A room of one’s own costs<',
};

describe.each([
	{
		kind: 'a destination',
		surfaces: destinationSurfaces,
		shown: destinationsShown,
		unasked: () => unasked(destinationFields, markupOf(DestinationDialog, blank), labels),
	},
	{
		kind: 'a deal',
		surfaces: dealSurfaces,
		shown: dealsShown,
		unasked: () => unasked(flightFields, markupOf(FlightDialog, blank), labels),
	},
	{
		kind: 'a tour',
		surfaces: tourSurfaces,
		shown: toursShown,
		unasked: () => unasked(tourFields, markupOf(TourDialog, blank), labels),
	},
	{
		kind: 'the facts of a tour',
		surfaces: tourFactSurfaces,
		shown: tourFactsShown,
		unasked: () => unasked(enteredTourFacts, markupOf(TourDialog, blank), labels),
	},
])('$kind', ({ surfaces, shown, unasked: forgotten }) => {
	test.each(Object.entries(surfaces))(
		'%s is told wherever the table does not say why not',
		(fact, left) => {
			const told = Object.entries(shown)
				.filter(([, isTold]) => isTold(fact))
				.map(([surface]) => surface);
			const expected = Object.keys(shown).filter((surface) => !(surface in left));
			expect(told).toEqual(expected);
		},
	);

	test('all of it is asked by the form of the desk, but the version that it changes', () => {
		expect(forgotten().filter((name) => name !== 'version')).toEqual([]);
	});
});
