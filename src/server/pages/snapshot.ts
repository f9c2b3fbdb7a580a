import { readFile } from 'node:fs/promises';

import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';

import {
	type CatalogVersions,
	catalogVersions,
	type ShownDeal,
	shownDeal,
	type ShownDestination,
	shownDestination,
	type Testimonial,
	testimonial,
	type ListedTour,
	listedTour,
} from '#src/contract/catalog/catalog.ts';
import { type TourReview, tourReview } from '#src/contract/catalog/reviews.ts';
import { onSaleAt } from '#src/domain/tours/departure-choice.ts';

import { dealToday } from '../catalog/flights.ts';
import { isOnSale } from '../catalog/on-sale.ts';
import { withPictureWords } from '../catalog/picture-words.ts';
import { selectReviewsOfAll } from '../catalog/published-reviews.ts';
import { selectNewestTestimonials } from '../catalog/testimonials.ts';
import { selectAllTours } from '../catalog/tours.ts';
import { selectCatalogVersions } from '../catalog/versions.ts';
import { withDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { destinations, flights } from '../db/schema.ts';
import { buildOrder } from '../platform/build-order.ts';
import { clock } from '../platform/clock.ts';

/** The catalog as it was when the pages were built. */
export type Snapshot = {
	flights: ShownDeal[];
	tours: ListedTour[];
	destinations: ShownDestination[];
	testimonials: Testimonial[];
	/** The newest of each tour, the newest first. */
	reviews: TourReview[];
	versions: CatalogVersions;
};

/**
 * Reads the whole catalog in the order of its ids: from the file that the build was given, or from the database, which is
 * left closed if nobody else uses it.
 */
export async function loadSnapshot(): Promise<Snapshot> {
	const { rows } = buildOrder();
	if (rows === undefined) return withDatabase(selectSnapshot);
	return z.parse(wholeSnapshot, JSON.parse(await readFile(rows, 'utf8')));
}

/** What the public may see of the catalog. */
export async function selectSnapshot(database: Database, now = clock()): Promise<Snapshot> {
	// Before the rows: what changes in between makes the pages ask for it, where the other way round they never would.
	const versions = await selectCatalogVersions(database, now);
	const deals = await database
		.select()
		.from(flights)
		.where(isOnSale(flights))
		.orderBy(asc(flights.id));
	const places = await database
		.select()
		.from(destinations)
		.where(isOnSale(destinations))
		.orderBy(asc(destinations.id));
	const tours = await selectAllTours(database, now);
	const rows = z.parse(snapshot, {
		flights: (await withPictureWords(database, deals)).map((deal) => dealToday(deal, now)),
		tours: tours.map((tour) => onSaleAt(tour, now)),
		destinations: await withPictureWords(database, places),
		testimonials: await selectNewestTestimonials(database),
		reviews: await selectReviewsOfAll(database),
	});
	return { ...rows, versions };
}

// Parsing takes from a row what the API shows of it and leaves out the rest.
const snapshot = z.object({
	flights: z.array(shownDeal),
	tours: z.array(listedTour),
	destinations: z.array(shownDestination),
	testimonials: z.array(testimonial),
	reviews: z.array(tourReview),
});
const wholeSnapshot = z.extend(snapshot, { versions: catalogVersions });
