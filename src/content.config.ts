import { file, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import * as z from 'zod/mini';

import { destination, flightDeal, testimonial, tour } from '#src/contract/catalog.ts';
import { mostStars } from '#src/domain/tours.ts';
import { loadSnapshot, type Snapshot } from '#src/server/snapshot.ts';

const words = z.string().check(z.minLength(1));
const sampleTestimonial = z.strictObject({
	...testimonial.shape,
	name: words,
	testimonial: words,
	rating: z.int().check(z.minimum(1), z.maximum(mostStars)),
	tripName: words,
});

/** What the pages show of the database: `id` is a row's id as text, `data` the row as the API gives it. */
export const collections = {
	flights: defineCollection({ loader: rowsOf('flights'), schema: flightDeal }),
	tours: defineCollection({ loader: rowsOf('tours'), schema: tour }),
	destinations: defineCollection({ loader: rowsOf('destinations'), schema: destination }),
	testimonials: defineCollection({ loader: rowsOf('testimonials'), schema: testimonial }),
	/** What shows how testimonials look while there are none; a file that people edit. */
	sampleTestimonials: defineCollection({
		loader: file('content/testimonials.json'),
		schema: sampleTestimonial,
	}),
};

// The four collections load at the same time: one visit to the database serves them all, until they load again.
let visit: Promise<Snapshot> | null = null;

function rowsOf(name: keyof Snapshot): Loader {
	return {
		name: `database-${name}`,
		async load(context) {
			visit ??= visitDatabase();
			const { [name]: rows } = await visit;
			context.store.clear();
			for (const row of rows) {
				const id = String(row.id);
				context.store.set({ id, data: await context.parseData({ id, data: row }) });
			}
		},
	};
}

function visitDatabase(): Promise<Snapshot> {
	return loadSnapshot().finally(() => {
		visit = null;
	});
}
