import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';

import type { Database } from '../db/database.ts';
import { holdsText, type Paged, paged } from '../db/paged.ts';
import { tours } from '../db/schema.ts';

/** What lists of tours are searched by. */
export const searchedInTours = [tours.name, tours.destination];

/** The featured tours, the oldest entry first. */
export function selectFeaturedTours(db: Database): Promise<Tour[]> {
	return db
		.select(columns)
		.from(tours)
		.where(and(isOnSale, eq(tours.featured, true)))
		.orderBy(asc(tours.id))
		.limit(listLimits.default);
}

/** One page of all tours, featured ones first, then the oldest entry. */
export function selectTours(db: Database, page: Page): Promise<Paged<Tour>> {
	const matches = and(isOnSale, holdsText(page.q, searchedInTours));
	const rows = db
		.select(columns)
		.from(tours)
		.where(matches)
		.orderBy(desc(tours.featured), asc(tours.id))
		.limit(page.limit)
		.offset(page.offset);
	return paged(page, rows, () => db.$count(tours, matches));
}

/** One tour, or null. */
export async function selectTour(db: Database, id: number): Promise<Tour | null> {
	const [tour] = await db
		.select(columns)
		.from(tours)
		.where(and(isOnSale, eq(tours.id, id)));
	return tour ?? null;
}

/** A deleted row is kept for a while, and shown to nobody. */
const isOnSale = isNull(tours.deletedAt);

const columns = {
	id: tours.id,
	name: tours.name,
	destination: tours.destination,
	description: tours.description,
	price: tours.price,
	discountPrice: tours.discountPrice,
	duration: tours.duration,
	image: tours.image,
	rating: tours.rating,
	reviewCount: tours.reviewCount,
	features: tours.features,
	itinerary: tours.itinerary,
	featured: tours.featured,
};
