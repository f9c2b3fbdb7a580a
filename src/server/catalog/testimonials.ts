import { desc } from 'drizzle-orm';

import type { Testimonial } from '#src/contract/catalog/catalog.ts';

import type { Database } from '../db/database.ts';
import { testimonials } from '../db/schema.ts';
import { selectQuotedReviews } from './quoted-reviews.ts';

const mostTestimonials = 12;

/**
 * What travellers wrote of our tours last and, before anybody did, the testimonials that were entered; newest first: ids
 * count up as rows are stored.
 */
export async function selectNewestTestimonials(db: Database): Promise<Testimonial[]> {
	const quoted = await selectQuotedReviews(db, mostTestimonials);
	if (quoted.length > 0) return quoted;
	return db
		.select(columns)
		.from(testimonials)
		.orderBy(desc(testimonials.id))
		.limit(mostTestimonials);
}

const columns = {
	id: testimonials.id,
	name: testimonials.name,
	testimonial: testimonials.testimonial,
	rating: testimonials.rating,
	tripName: testimonials.tripName,
	image: testimonials.image,
};
