import { desc } from 'drizzle-orm';

import type { Testimonial } from '#src/contract/catalog/catalog.ts';

import type { Database } from '../db/database.ts';
import { testimonials } from '../db/schema.ts';

const mostTestimonials = 12;

/** The testimonials that were entered last, newest first: ids count up as rows are entered. */
export function selectNewestTestimonials(db: Database): Promise<Testimonial[]> {
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
