import * as z from 'zod/mini';

import { formatNumber } from '#src/domain/numbers.ts';
import { tourDays } from '#src/domain/tours/filter.ts';
import { noFacts } from '#src/domain/tours/tour-facts.ts';
import { tourDefaults, tourRatingInput } from '#src/domain/tours/tour.ts';

import { type Tour, tour } from '../catalog/catalog.ts';
import { command, forDesk, query } from '../http/endpoint.ts';
import { line, text } from '../text.ts';
import {
	description,
	dollars,
	type FieldsOf,
	longestDescription,
	longestName,
	shortLine,
} from './catalog-fields.ts';
import { deleted, references, restoring, revision } from './catalog-rows.ts';
import { conflictReply, seenVersion } from './conflict.ts';
import { forAct } from './for-act.ts';
import { pictureAddress } from './picture-address.ts';
import { enteredDayFacts, enteredTourFacts, mostItems, placeSlugs } from './tour-facts.ts';

export const mostFeatures = 20;
export const mostDays = 60;
/** Characters of all days together: in any language the whole tour then fits into a request. */
const longestItinerary = 15_000;

const tourDuration = 'Please enter the duration, as 7 days.';

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

/** A row as the panel has it: with the version that a change has to name. */
export type TourRecord = z.infer<typeof tourRecord>;
export const tourRecord = z.extend(tour, revision);
export const tourConflict = conflictReply(tourRecord);

// Apart from the public list: that is kept by the CDN and knows no versions.
export const listTourRecords = forDesk(query('GET', '/api/admin/tours', z.array(tourRecord)));
export const updateTour = forAct(
	'publishing',
	command('PUT', '/api/admin/tours/:id', tourFields, tourRecord),
);
export const deleteTour = forAct('deletions', query('DELETE', '/api/admin/tours/:id', deleted));
export const restoreTour = forAct(
	'deletions',
	command('POST', '/api/admin/tours/:id/restore', restoring, tourRecord),
);
export const readTourReferences = forDesk(
	query('GET', '/api/admin/tours/:id/references', references),
);

function charactersOf(days: { title: string; text: string }[]): number {
	return days.reduce((sum, day) => sum + day.title.length + day.text.length, 0);
}

function ratingRange(): string {
	return `The rating must be from ${tourRatingInput.least} to ${tourRatingInput.most} stars.`;
}
