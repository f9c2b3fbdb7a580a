import * as z from 'zod/mini';

import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { catalogStates } from '#src/domain/catalog/catalog-state.ts';
import { isSameAirport } from '#src/domain/flights/airports.ts';
import { parseDuration } from '#src/domain/flights/duration.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { tourDays } from '#src/domain/tours/filter.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { tourDefaults, tourRatingInput } from '#src/domain/tours/tour.ts';
import { site } from '#src/site.ts';

import {
	type Destination,
	destination,
	type FlightDeal,
	flightDeal,
	rowId,
	type Tour,
	tour,
} from '../catalog/catalog.ts';
import { flightSearchMessages } from '../flights/messages.ts';
import { command, forAdministrator, forDesk, query } from '../http/endpoint.ts';
import { page } from '../http/paging.ts';
import { line, text } from '../text.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { pictureAddress } from './picture-address.ts';
import {
	enteredDayFacts,
	enteredTourFacts,
	mostItems,
	placeSlug,
	placeSlugs,
} from './tour-facts.ts';

/** Characters of a name or a place: what the checkout can take over. */
export const longestName = 80;
const longestDescription = 2000;
/** Dollars a traveller: what the largest party pays, taxes included, is still a total that a booking can have. */
const highestPrice = 90_000;
export const mostFeatures = 20;
export const mostDays = 60;
/** Characters of all days together: in any language the whole tour then fits into a request. */
const longestItinerary = 15_000;

const revision = {
	version: z.int(),
	updatedAt: z.iso.datetime(),
	state: z.enum(catalogStates),
	/** null of a row that is there; a deleted one can be brought back for a while. */
	deletedAt: z.nullable(z.iso.datetime()),
};

const flightDuration = 'Please enter the duration, as 8h 30m.';
const tourDuration = 'Please enter the duration, as 7 days.';

/** Visitors are shown all that is entered of a row, and nothing else beside its number. */
type FieldsOf<Row> = Record<Exclude<keyof Row, 'id'> | 'version', z.core.$ZodType>;

/** A deal as the administrator enters it; what is left out is the specification's default. */
export type FlightFields = z.output<typeof flightFields>;
export const flightFields = z
	.strictObject({
		origin: shortLine('Please say where the flight starts.'),
		destination: shortLine('Please say where the flight goes.'),
		departureDate: travelDate('Please choose the day of departure.'),
		returnDate: z._default(z.nullable(travelDate('Please choose the day of the return.')), null),
		price: dollars('Please enter the price per traveller in dollars.'),
		airline: z._default(shortLine('Please name the airline.'), site.airline),
		image: pictureAddress,
		discount: z._default(
			z
				.int('Please enter whole percent.')
				.check(
					z.minimum(0, 'The discount cannot be negative.'),
					z.maximum(99, 'The discount can be 99 percent at most.'),
				),
			0,
		),
		featured: z._default(z.boolean('featured must be true or false.'), false),
		description: description('Please describe the deal.'),
		duration: shortLine(flightDuration).check(
			z.refine((written) => (parseDuration(written) ?? 0) > 0, flightDuration),
		),
		version: seenVersion,
	} satisfies FieldsOf<FlightDeal>)
	.check(
		z.refine((route) => !isSameAirport(route), {
			path: ['destination'],
			message: flightSearchMessages.airportsEqual,
		}),
		z.refine(
			({ departureDate, returnDate }) => returnDate === null || returnDate >= departureDate,
			{
				path: ['returnDate'],
				message: flightSearchMessages.returnBeforeDeparture,
			},
		),
	);

/** A tour as the administrator enters it. `rating` is in tenths of a star, as it is stored. */
export type TourFields = z.output<typeof tourFields>;
export const tourFields = z
	.strictObject({
		name: shortLine('Please name the tour.'),
		destination: shortLine('Please say where the tour goes.'),
		description: description('Please describe the tour.'),
		price: dollars('Please enter the price per person in dollars.'),
		discountPrice: z._default(
			z.nullable(dollars('Please enter the discount price in dollars.')),
			null,
		),
		// Visitors look for tours by their length.
		duration: shortLine(tourDuration).check(
			z.refine((written) => (tourDays(written) ?? 0) > 0, tourDuration),
		),
		image: pictureAddress,
		rating: z._default(
			z
				.int('The rating must be in tenths of a star.')
				.check(
					z.minimum(tourRatingInput.least * 10, ratingRange()),
					z.maximum(tourRatingInput.most * 10, ratingRange()),
				),
			tourDefaults.rating,
		),
		reviewCount: z._default(
			z
				.int('Please enter a whole number of reviews.')
				.check(
					z.minimum(0, 'The number of reviews cannot be negative.'),
					z.maximum(1_000_000, 'This is too many reviews.'),
				),
			tourDefaults.reviewCount,
		),
		features: z._default(
			z
				.array(
					line({ min: 1, max: longestName, message: 'Please write the feature, or remove it.' }),
					'features must be a list.',
				)
				.check(z.maxLength(mostFeatures, `At most ${mostFeatures} features.`)),
			[],
		),
		itinerary: z._default(
			z
				.array(
					z.strictObject(
						{
							title: line({ min: 1, max: longestName, message: 'Please give the day a title.' }),
							text: text({ min: 1, max: longestDescription, message: 'Please describe the day.' }),
							...enteredDayFacts,
						},
						'A day has a title and a text.',
					),
					'itinerary must be a list of days.',
				)
				.check(
					z.maxLength(mostDays, `At most ${mostDays} days.`),
					z.refine(
						(days) => charactersOf(days) <= longestItinerary,
						`Please shorten the days: all together can have ${formatNumber(longestItinerary)} characters.`,
					),
				),
			[],
		),
		facts: z._default(enteredTourFacts, noFacts),
		places: z._default(placeSlugs, []),
		hero: z._default(z.nullable(pictureAddress), null),
		gallery: z._default(
			z
				.array(pictureAddress, 'gallery must be a list of pictures.')
				.check(z.maxLength(mostItems, `At most ${mostItems} pictures.`)),
			[],
		),
		featured: z._default(z.boolean('featured must be true or false.'), false),
		version: seenVersion,
	} satisfies FieldsOf<Tour>)
	.check(
		z.refine(({ price, discountPrice }) => discountPrice === null || discountPrice < price, {
			path: ['discountPrice'],
			message: 'The discount price must be lower than the price.',
		}),
	);

export type DestinationFields = z.output<typeof destinationFields>;
export const destinationFields = z.strictObject({
	name: shortLine('Please name the destination.'),
	region: shortLine('Please name its region.'),
	description: description('Please describe the destination.'),
	image: pictureAddress,
	startingPrice: dollars('Please enter the starting price in dollars.'),
	place: z._default(z.nullable(placeSlug), null),
	featured: z._default(z.boolean('featured must be true or false.'), false),
	version: seenVersion,
} satisfies FieldsOf<Destination>);

/** Catalog rows as the panel has them: with the version that a change has to name. */
export type FlightRecord = z.infer<typeof flightRecord>;
export const flightRecord = z.extend(flightDeal, revision);
export type TourRecord = z.infer<typeof tourRecord>;
export const tourRecord = z.extend(tour, revision);
export type DestinationRecord = z.infer<typeof destinationRecord>;
export const destinationRecord = z.extend(destination, revision);

export const flightConflict = conflictReply(flightRecord);
export const tourConflict = conflictReply(tourRecord);
export const destinationConflict = conflictReply(destinationRecord);

const deleted = z.object({ id: rowId });
const restoring = z.strictObject({ version: seenVersion });
const references = z.object({ openBookings: z.int(), tours: z.int() });

/** The query parameters of a list of the catalog: a page of the rows that are there, of a state or of all, or of the deleted ones. */
export const catalogPage = z.extend(page, {
	deleted: z._default(z.enum(['false', 'true'], 'deleted must be true or false.'), 'false'),
	state: z.optional(z.enum(catalogStates, 'state must be draft, published or archived.')),
});

// Apart from the public lists: those are kept by the CDN and know no versions.
export const listFlightRecords = forDesk(query('GET', '/api/admin/flights', z.array(flightRecord)));
export const updateFlight = forDesk(
	command('PUT', '/api/admin/flights/:id', flightFields, flightRecord),
);
export const deleteFlight = forAdministrator(query('DELETE', '/api/admin/flights/:id', deleted));
export const restoreFlight = forAdministrator(
	command('POST', '/api/admin/flights/:id/restore', restoring, flightRecord),
);
export const readFlightReferences = forDesk(
	query('GET', '/api/admin/flights/:id/references', references),
);

export const listTourRecords = forDesk(query('GET', '/api/admin/tours', z.array(tourRecord)));
export const updateTour = forDesk(command('PUT', '/api/admin/tours/:id', tourFields, tourRecord));
export const deleteTour = forAdministrator(query('DELETE', '/api/admin/tours/:id', deleted));
export const restoreTour = forAdministrator(
	command('POST', '/api/admin/tours/:id/restore', restoring, tourRecord),
);
export const readTourReferences = forDesk(
	query('GET', '/api/admin/tours/:id/references', references),
);

export const listDestinationRecords = forDesk(
	query('GET', '/api/admin/destinations', z.array(destinationRecord)),
);
export const updateDestination = forDesk(
	command('PUT', '/api/admin/destinations/:id', destinationFields, destinationRecord),
);
export const deleteDestination = forAdministrator(
	query('DELETE', '/api/admin/destinations/:id', deleted),
);
export const restoreDestination = forAdministrator(
	command('POST', '/api/admin/destinations/:id/restore', restoring, destinationRecord),
);
export const readDestinationReferences = forDesk(
	query('GET', '/api/admin/destinations/:id/references', references),
);

function shortLine(message: string) {
	return line({ min: 2, max: longestName, message });
}

function description(message: string) {
	return text({ min: 10, max: longestDescription, message });
}

function travelDate(message: string) {
	return z.string(message).check(z.refine(isCalendarDate, { message, abort: true }));
}

function charactersOf(days: { title: string; text: string }[]): number {
	return days.reduce((sum, day) => sum + day.title.length + day.text.length, 0);
}

/** The amounts that a booking can be made of: dollars and cents, more than nothing. */
export function dollars(message: string) {
	return z
		.number(message)
		.check(
			z.minimum(0.01, 'The price must be more than 0.'),
			z.maximum(highestPrice, `The price can be ${formatMoney(highestPrice)} at most.`),
			z.multipleOf(0.01, 'Please use dollars and whole cents.'),
		);
}

function ratingRange(): string {
	return `The rating must be from ${tourRatingInput.least} to ${tourRatingInput.most} stars.`;
}
