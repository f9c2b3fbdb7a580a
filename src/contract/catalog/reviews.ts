import * as z from 'zod/mini';

import { rowId } from './row-id.ts';

/** So many reviews, the newest, stand on a tour's page; of a tour that has more it says so. */
export const mostReviewsShown = 40;

/** What somebody who travelled says of a tour, as everybody may read it. */
export type TourReview = z.infer<typeof tourReview>;
export const tourReview = z.object({
	id: rowId,
	tourId: rowId,
	/** 1 to 5 */
	stars: z.int(),
	words: z.string(),
	/** '' of one who did not give it. */
	firstName: z.string(),
	homeTown: z.string(),
	/** The month in which the trip began: '2027-05'. */
	travelled: z.string(),
	publishedAt: z.iso.datetime(),
	/** What the desk answers to it in public; null where it answers nothing. */
	answer: z.nullable(z.string()),
});
