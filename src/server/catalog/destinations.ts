import { and, asc, desc, eq, isNull } from 'drizzle-orm';

import type { Destination } from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';

import type { Database } from '../db/database.ts';
import { holdsText, type Paged, paged } from '../db/paged.ts';
import { destinations } from '../db/schema.ts';

/** What lists of destinations are searched by. */
export const searchedInDestinations = [destinations.name, destinations.region];

/** The featured destinations, the oldest entry first. */
export function selectFeaturedDestinations(db: Database): Promise<Destination[]> {
	return db
		.select(columns)
		.from(destinations)
		.where(and(isOnSale, eq(destinations.featured, true)))
		.orderBy(asc(destinations.id))
		.limit(listLimits.default);
}

/** One page of all destinations, featured ones first, then the oldest entry. */
export function selectDestinations(db: Database, page: Page): Promise<Paged<Destination>> {
	const matches = and(isOnSale, holdsText(page.q, searchedInDestinations));
	const rows = db
		.select(columns)
		.from(destinations)
		.where(matches)
		.orderBy(desc(destinations.featured), asc(destinations.id))
		.limit(page.limit)
		.offset(page.offset);
	return paged(page, rows, () => db.$count(destinations, matches));
}

/** One destination, or null. */
export async function selectDestination(db: Database, id: number): Promise<Destination | null> {
	const [destination] = await db
		.select(columns)
		.from(destinations)
		.where(and(isOnSale, eq(destinations.id, id)));
	return destination ?? null;
}

/** A deleted row is kept for a while, and shown to nobody. */
const isOnSale = isNull(destinations.deletedAt);

const columns = {
	id: destinations.id,
	name: destinations.name,
	region: destinations.region,
	description: destinations.description,
	image: destinations.image,
	startingPrice: destinations.startingPrice,
	featured: destinations.featured,
};
