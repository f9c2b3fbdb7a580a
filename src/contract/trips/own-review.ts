import * as z from 'zod/mini';

import { reviewStates } from '#src/domain/reviews/review-state.ts';

import { rowId } from '../catalog/row-id.ts';

/** What the traveller who wrote a review sees of it. */
export type OwnReview = z.infer<typeof ownReview>;
export const ownReview = z.object({
	id: rowId,
	state: z.enum(reviewStates),
	stars: z.int(),
	words: z.string(),
	/** '' where they did not give it. */
	firstName: z.string(),
	homeTown: z.string(),
	/** Why the desk refused it; '' where it did not. */
	refusal: z.string(),
	/** What the desk answers in public; '' where it answers nothing. */
	answer: z.string(),
	createdAt: z.iso.datetime(),
});
