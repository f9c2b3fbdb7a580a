import { desc, eq } from 'drizzle-orm';

import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';

import type { Database } from '../db/database.ts';
import { reviews, tours } from '../db/schema.ts';
import { isQuotable } from '../db/schema/reviews.ts';

/** The newest reviews that may stand on the home page, as testimonials; a tour that is not on sale is none to speak of. */
export async function selectQuotedReviews(db: Database, most: number): Promise<Testimonial[]> {
	const { id, words, stars, firstName, homeTown } = reviews;
	const rows = await db
		.select({
			id,
			words,
			stars,
			firstName,
			homeTown,
			tripName: tours.name,
			state: tours.state,
			deletedAt: tours.deletedAt,
		})
		.from(reviews)
		.innerJoin(tours, eq(tours.id, reviews.tourId))
		.where(isQuotable(reviews))
		.orderBy(desc(id))
		.limit(most);
	return rows
		.filter(({ state, deletedAt }) => state === 'published' && deletedAt === null)
		.map((row) => ({
			id: row.id,
			name: reviewerName(row),
			testimonial: row.words,
			rating: row.stars,
			tripName: row.tripName,
			image: null,
		}));
}
