import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';

import type { Destination, ShownDestination } from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';

import type { Database } from '../db/database.ts';
import { holdsText, isLike, type Paged, paged, patternOf } from '../db/paged.ts';
import { preparedOnce } from '../db/prepared.ts';
import { destinations } from '../db/schema.ts';
import { isOnSale } from './on-sale.ts';
import { oneWithPictureWords, withPictureWords } from './picture-words.ts';

/** What lists of destinations are searched by. */
export const searchedInDestinations = [destinations.name, destinations.region];

/** The featured destinations, the oldest entry first. */
export async function selectFeaturedDestinations(db: Database): Promise<ShownDestination[]> {
	const rows = await db
		.select(columns)
		.from(destinations)
		.where(and(isShown, eq(destinations.featured, true)))
		.orderBy(asc(destinations.id))
		.limit(listLimits.default);
	return withPictureWords(db, rows);
}

/** One page of all destinations, featured ones first, then the oldest entry. */
export async function selectDestinations(
	db: Database,
	page: Page,
): Promise<Paged<ShownDestination>> {
	const rows =
		page.q === ''
			? allOfPage(db).execute(page)
			: matchingOfPage(db).execute({ ...page, pattern: patternOf(page.q) });
	const matches = and(isShown, holdsText(page.q, searchedInDestinations));
	const listed = await paged(page, rows, () => db.$count(destinations, matches));
	return { ...listed, rows: await withPictureWords(db, listed.rows) };
}

/** One destination, or null. */
async function selectDestination(db: Database, id: number): Promise<Destination | null> {
	const [destination] = await one(db).execute({ id });
	return destination ?? null;
}

/** One destination as its own page asks for it, with what its picture shows; or null. */
export async function selectShownDestination(
	db: Database,
	id: number,
): Promise<ShownDestination | null> {
	return oneWithPictureWords(db, await selectDestination(db, id));
}

const isShown = isOnSale(destinations);

const columns = {
	id: destinations.id,
	name: destinations.name,
	region: destinations.region,
	description: destinations.description,
	image: destinations.image,
	startingPrice: destinations.startingPrice,
	place: destinations.place,
	featured: destinations.featured,
};

const page = (db: Database, matches: SQL | undefined) =>
	db
		.select(columns)
		.from(destinations)
		.where(matches)
		.orderBy(desc(destinations.featured), asc(destinations.id))
		.limit(sql.placeholder('limit'))
		.offset(sql.placeholder('offset'))
		.prepare('');
const allOfPage = preparedOnce((db) => page(db, isShown));
const matchingOfPage = preparedOnce((db) =>
	page(db, and(isShown, isLike(sql.placeholder('pattern'), searchedInDestinations))),
);

const isAsked = and(isShown, eq(destinations.id, sql.placeholder('id')));
const one = preparedOnce((db) => db.select(columns).from(destinations).where(isAsked).prepare(''));
