import { and, desc, eq } from 'drizzle-orm';

import type { Testimonial } from '#src/contract/catalog/catalog.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';

import type { Database } from '../db/database.ts';
import { reviews, tours } from '../db/schema.ts';
import { isQuotable } from '../db/schema/reviews.ts';
import { isOnSale } from './on-sale.ts';

/** The newest reviews that may stand on the home page, as testimonials; a tour that is not on sale is none to speak of. */
export async function selectQuotedReviews(db: Database, most: number): Promise<Testimonial[]> {
	const rows = await newestQuotable(db, most);
	return rows.map((row) => ({
		id: row.id,
		name: reviewerName(row),
		testimonial: row.words,
		rating: row.stars,
		tripName: row.tripName,
		image: null,
	}));
}

/** The query for them. */
export function newestQuotable(db: Database, most: number) {
	const { id, words, stars, firstName, homeTown } = reviews;
	return db
		.select({ id, words, stars, firstName, homeTown, tripName: tours.name })
		.from(reviews)
		.innerJoin(tours, eq(tours.id, reviews.tourId))
		.where(and(isQuotable(reviews), isOnSale(tours)))
		.orderBy(desc(id))
		.limit(most);
}
