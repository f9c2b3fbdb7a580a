import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';

import { blogPost, guide } from '#src/collections/articles.ts';
import { editedFiles } from '#src/collections/edited-files.ts';
import { editedList } from '#src/collections/edited-list.ts';
import { aboutPage, faqGroup, job, legalPage, sampleTestimonial } from '#src/collections/pages.ts';
import { readPlaceLists } from '#src/collections/place-lists.ts';
import { rowPlaceWarnings } from '#src/collections/row-places.ts';
import { editedSchemas } from '#src/collections/schemas.ts';
import {
	type CatalogKind,
	catalogVersions,
	type Destination,
	listedTour,
	shownDeal,
	shownDestination,
	testimonial,
	type Tour,
} from '#src/contract/catalog/catalog.ts';
import { tourReview } from '#src/contract/catalog/reviews.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { isOut, type Scheduled } from '#src/domain/editorial/first-day.ts';
import { loadSnapshot, type Snapshot } from '#src/server/pages/snapshot.ts';
import { clock } from '#src/server/platform/clock.ts';
import { environment } from '#src/server/platform/environment.ts';

/** All that the pages show and that can change without their code. */
export const collections = {
	// Files of content/: `id` is the name of the file.
	blog: defineCollection({ loader: articles('blog/*.mdx'), schema: blogPost }),
	guides: defineCollection({ loader: articles('guides/*.mdx'), schema: guide }),
	careers: defineCollection({ loader: edited('careers/*.mdx'), schema: job }),
	faqs: defineCollection({ loader: edited('faqs/*.mdx'), schema: faqGroup }),
	legal: defineCollection({ loader: edited('legal/*.mdx'), schema: legalPage }),
	about: defineCollection({ loader: edited('about.mdx'), schema: aboutPage }),

	// Rows of the database: `id` is a row's id as text, `data` the row as the API gives it.
	flights: defineCollection({ loader: rowsOf('flights'), schema: shownDeal }),
	tours: defineCollection({ loader: rowsWithPlaces('tours', 'Tour'), schema: listedTour }),
	destinations: defineCollection({
		loader: rowsWithPlaces('destinations', 'Destination'),
		schema: shownDestination,
	}),
	testimonials: defineCollection({ loader: rowsOf('testimonials'), schema: testimonial }),
	/** The newest of each tour. */
	reviews: defineCollection({ loader: rowsOf('reviews'), schema: tourReview }),
	/** One entry, `built`: the version of each kind of rows that the pages were built with. */
	catalogVersions: defineCollection({ loader: versionsOfRows(), schema: catalogVersions }),
	/** What shows how testimonials look while there are none; a file that people edit. */
	sampleTestimonials: defineCollection({
		loader: editedList('content/testimonials.json', sampleTestimonial),
		schema: sampleTestimonial,
	}),
};

function edited(pattern: keyof typeof editedSchemas): Loader {
	return editedFiles(pattern, editedSchemas);
}

/** As `edited`: whoever looks at a preview of the site sees what is not out yet, too. */
function articles(pattern: 'blog/*.mdx' | 'guides/*.mdx'): Loader {
	const { deployContext } = environment();
	const isForAll = ['', 'production'].includes(deployContext);
	const today = newYorkDay(clock());
	return editedFiles(
		pattern,
		editedSchemas,
		(data) => !isForAll || isOut(data as Scheduled, today),
	);
}

// The collections of the database load at the same time: one visit to the database serves them all, until they load again.
let visit: Promise<Snapshot> | null = null;

function rowsOf(name: CatalogKind | 'reviews'): Loader {
	return fromDatabase(name, ({ [name]: rows }) =>
		rows.map((row): [string, typeof row] => [String(row.id), row]),
	);
}

/** As `rowsOf`; the build says of rows that name a place which the list no longer has, and goes on. */
function rowsWithPlaces(name: 'tours' | 'destinations', kind: 'Tour' | 'Destination'): Loader {
	const loader = rowsOf(name);
	return {
		...loader,
		async load(context) {
			await loader.load(context);
			const rows = context.store.values().map(({ data }) => data as Tour | Destination);
			const { slugs } = await readPlaceLists();
			for (const said of slugs === null ? [] : rowPlaceWarnings(kind, rows, slugs))
				context.logger.warn(said);
		},
	};
}

function versionsOfRows(): Loader {
	return fromDatabase('versions', ({ versions }) => [['built', versions]]);
}

function fromDatabase(
	name: string,
	entries: (snapshot: Snapshot) => [id: string, data: Record<string, unknown>][],
): Loader {
	return {
		name: `database-${name}`,
		async load(context) {
			const snapshot = await (visit ??= visitDatabase());
			context.store.clear();
			for (const [id, data] of entries(snapshot)) {
				context.store.set({ id, data: await context.parseData({ id, data }) });
			}
		},
	};
}

function visitDatabase(): Promise<Snapshot> {
	return loadSnapshot().finally(() => {
		visit = null;
	});
}
