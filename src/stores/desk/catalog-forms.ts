import * as z from 'zod/mini';

import type { ItineraryDay } from '#src/contract/catalog/catalog.ts';
import type { DestinationFields, DestinationRecord } from '#src/contract/desk/destinations.ts';
import { type FlightFields, flightFields, type FlightRecord } from '#src/contract/desk/flights.ts';
import { type TourFields, tourFields, type TourRecord } from '#src/contract/desk/tours.ts';
import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { noFacts, type TourFacts } from '#src/domain/tours/tour-facts.ts';
import { ratingFromStars, tourDefaults } from '#src/domain/tours/tour.ts';

/** A deal that is entered on `today` has not departed yet. One that is stored may have: its form is `flightFields`. */
export function newFlightForm(today: CalendarDate) {
	return z.safeExtend(flightFields, {
		departureDate: flightFields.shape.departureDate.check(
			z.refine((departureDate) => departureDate >= today, flightSearchMessages.departurePassed),
		),
	});
}

// The administrator rates in stars; what is sent and stored are tenths. The types say that the fields of the contract
// could be left out; here they are not.
const stars = z.pipe(
	z
		.number('Please enter the rating in stars, as 4.5.')
		.check(z.refine(hasOneDecimal, 'Please use steps of 0.1.')),
	z.pipe(
		z.transform((value: number): number | undefined => ratingFromStars(value)),
		tourFields.shape.rating,
	),
);
const features = z.pipe(
	z.transform((lines: string[]): string[] | undefined => withoutBlankEnd(lines)),
	tourFields.shape.features,
);
const gallery = z.pipe(
	z.transform((lines: string[]): string[] | undefined => withoutBlankEnd(lines)),
	tourFields.shape.gallery,
);
const facts = z.pipe(
	z.transform((typed: TourFacts): TourFacts | undefined => ({
		...typed,
		transport: withoutBlankEnd(typed.transport),
		guideLanguages: withoutBlankEnd(typed.guideLanguages),
		included: withoutBlankEnd(typed.included),
		notIncluded: withoutBlankEnd(typed.notIncluded),
		toBring: withoutBlankEnd(typed.toBring),
		papers: withoutBlankEnd(typed.papers),
	})),
	tourFields.shape.facts,
);
const itinerary = z.pipe(
	z.transform((days: ItineraryDay[]): z.input<typeof tourFields>['itinerary'] =>
		days.map((day) => ({ ...day, highlights: withoutBlankEnd(day.highlights) })),
	),
	tourFields.shape.itinerary,
);

/** A tour as its form holds it: the rating in stars, and in its lists perhaps a line for a next one that was not written. */
export const tourForm = z.safeExtend(tourFields, {
	rating: stars,
	features,
	gallery,
	facts,
	itinerary,
});

/** What the form of a deal begins with: the stored one, or the specified defaults. */
export function flightFormValues(flight: FlightRecord | null): Partial<FlightFields> {
	if (flight) {
		const { airline: _, legs, ...fields } = storedFields(flight);
		const [outward, homeward] = legs;
		return { ...fields, outward: outward?.number ?? '', homeward: homeward?.number ?? null };
	}
	return {
		origin: '',
		destination: '',
		departureDate: '',
		returnDate: null,
		outward: '',
		homeward: null,
		image: '',
		featured: false,
		description: '',
	};
}

/** What the form of a tour begins with: the stored one, or the specified defaults; the rating in stars. */
export function tourFormValues(tour: TourRecord | null): Partial<TourFields> {
	const rating = (tour ?? tourDefaults).rating / 10;
	if (tour) return { ...storedFields(tour), rating };
	return {
		name: '',
		destination: '',
		description: '',
		discountPrice: null,
		duration: '',
		image: '',
		rating,
		reviewCount: tourDefaults.reviewCount,
		features: [],
		itinerary: [],
		facts: noFacts,
		places: [],
		hero: null,
		gallery: [],
		featured: false,
	};
}

/** What the form of a destination begins with. */
export function destinationFormValues(
	destination: DestinationRecord | null,
): Partial<DestinationFields> {
	if (destination) return storedFields(destination);
	return { name: '', region: '', description: '', image: '', place: null, featured: false };
}

function storedFields<
	Row extends { id: number; updatedAt: string; state: string; deletedAt: string | null },
>(row: Row) {
	const { id: _id, updatedAt: _updatedAt, state: _state, deletedAt: _deletedAt, ...fields } = row;
	return fields;
}

function hasOneDecimal(value: number): boolean {
	return ratingFromStars(value) / 10 === value;
}

function withoutBlankEnd(lines: string[]): string[] {
	return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
