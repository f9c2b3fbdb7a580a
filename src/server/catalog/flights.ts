import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';

import type { FlightDeal, ShownDeal } from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';
import { isDearer } from '#src/domain/flights/deal.ts';

import type { Database } from '../db/database.ts';
import { holdsText, isLike, type Paged, paged, patternOf } from '../db/paged.ts';
import { preparedOnce } from '../db/prepared.ts';
import { flights } from '../db/schema.ts';
import { earliestDeparture } from './earliest-departure.ts';
import { dealLeaving, lastSaleOf } from './leaving.ts';
import { lowestFareOn } from './lowest-fare.ts';
import { isOnSale } from './on-sale.ts';
import { oneWithPictureWords, withPictureWords } from './picture-words.ts';

/** What lists of deals are searched by. */
export const searchedInFlights = [flights.origin, flights.destination, flights.airline];

/** The featured deals that have not departed, soonest first; none that our own search asks less for. */
export async function selectFeaturedFlights(db: Database, now: Date): Promise<ShownDeal[]> {
	const from = earliestDeparture(now);
	const rows = await db
		.select(columns)
		.from(flights)
		.where(and(isShown, eq(flights.featured, true), gte(flights.departureDate, from)))
		.orderBy(asc(flights.departureDate), asc(flights.id))
		.limit(listLimits.most);
	const deals = await shownDeals(db, rows, now);
	return deals.filter((deal) => !isDearer(deal)).slice(0, listLimits.default);
}

/** One page of all deals, featured ones first, then by departure. */
export async function selectFlights(
	db: Database,
	page: Page,
	now: Date,
): Promise<Paged<ShownDeal>> {
	const rows =
		page.q === ''
			? allOfPage(db).execute(page)
			: matchingOfPage(db).execute({ ...page, pattern: patternOf(page.q) });
	const matches = and(isShown, holdsText(page.q, searchedInFlights));
	const listed = await paged(page, rows, () => db.$count(flights, matches));
	return { ...listed, rows: await shownDeals(db, listed.rows, now) };
}

/** One deal, or null. */
export async function selectFlight(db: Database, id: number): Promise<FlightDeal | null> {
	const [deal] = await one(db).execute({ id });
	return deal ?? null;
}

/** One deal as its own page asks for it, with what its picture shows; or null. */
export async function selectShownFlight(
	db: Database,
	id: number,
	now: Date,
): Promise<ShownDeal | null> {
	const deal = await oneWithPictureWords(db, await selectFlight(db, id));
	return deal && dealToday(deal, now);
}

/** A deal with until when it can be sold, and what our own search asks on its days. */
export function dealToday<Deal extends Omit<FlightDeal, 'id'>>(
	deal: Deal,
	now: Date,
): Deal & Pick<ShownDeal, 'soldUntil' | 'lowestFare'> {
	const soldUntil = lastSaleOf(dealLeaving(deal));
	return { ...deal, soldUntil, lowestFare: lowestFareOn(deal, now) };
}

async function shownDeals(
	db: Database,
	rows: readonly FlightDeal[],
	now: Date,
): Promise<ShownDeal[]> {
	const worded = await withPictureWords(db, rows);
	return worded.map((deal) => dealToday(deal, now));
}

const isShown = isOnSale(flights);

const columns = {
	id: flights.id,
	origin: flights.origin,
	destination: flights.destination,
	departureDate: flights.departureDate,
	returnDate: flights.returnDate,
	price: flights.price,
	airline: flights.airline,
	image: flights.image,
	featured: flights.featured,
	description: flights.description,
	legs: flights.legs,
};

const page = (db: Database, matches: SQL | undefined) =>
	db
		.select(columns)
		.from(flights)
		.where(matches)
		.orderBy(desc(flights.featured), asc(flights.departureDate), asc(flights.id))
		.limit(sql.placeholder('limit'))
		.offset(sql.placeholder('offset'))
		.prepare('');
const allOfPage = preparedOnce((db) => page(db, isShown));
const matchingOfPage = preparedOnce((db) =>
	page(db, and(isShown, isLike(sql.placeholder('pattern'), searchedInFlights))),
);

const isAsked = and(isShown, eq(flights.id, sql.placeholder('id')));
const one = preparedOnce((db) => db.select(columns).from(flights).where(isAsked).prepare(''));
