import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';

import type { FlightDeal, ShownDeal } from '#src/contract/catalog/catalog.ts';
import { listLimits, type Page } from '#src/contract/http/paging.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import type { Database } from '../db/database.ts';
import { holdsText, isLike, type Paged, paged, patternOf } from '../db/paged.ts';
import { preparedOnce } from '../db/prepared.ts';
import { flights } from '../db/schema.ts';
import { isOnSale } from './on-sale.ts';
import { oneWithPictureWords, withPictureWords } from './picture-words.ts';

/** What lists of deals are searched by. */
export const searchedInFlights = [flights.origin, flights.destination, flights.airline];

/** The featured deals that depart on or after the day, soonest first. */
export async function selectFeaturedFlights(
	db: Database,
	from: CalendarDate,
): Promise<ShownDeal[]> {
	const rows = await db
		.select(columns)
		.from(flights)
		.where(and(isShown, eq(flights.featured, true), gte(flights.departureDate, from)))
		.orderBy(asc(flights.departureDate), asc(flights.id))
		.limit(listLimits.default);
	return withPictureWords(db, rows);
}

/** One page of all deals, featured ones first, then by departure. */
export async function selectFlights(db: Database, page: Page): Promise<Paged<ShownDeal>> {
	const { all, matching } = statements(db);
	const rows =
		page.q === '' ? all.execute(page) : matching.execute({ ...page, pattern: patternOf(page.q) });
	const matches = and(isShown, holdsText(page.q, searchedInFlights));
	const listed = await paged(page, rows, () => db.$count(flights, matches));
	return { ...listed, rows: await withPictureWords(db, listed.rows) };
}

/** One deal, or null. */
export async function selectFlight(db: Database, id: number): Promise<FlightDeal | null> {
	const [deal] = await statements(db).one.execute({ id });
	return deal ?? null;
}

/** One deal as its own page asks for it, with what its picture shows; or null. */
export async function selectShownFlight(db: Database, id: number): Promise<ShownDeal | null> {
	return oneWithPictureWords(db, await selectFlight(db, id));
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
	discount: flights.discount,
	featured: flights.featured,
	description: flights.description,
	duration: flights.duration,
};

const statements = preparedOnce((db) => {
	const page = (matches: SQL | undefined) =>
		db
			.select(columns)
			.from(flights)
			.where(matches)
			.orderBy(desc(flights.featured), asc(flights.departureDate), asc(flights.id))
			.limit(sql.placeholder('limit'))
			.offset(sql.placeholder('offset'))
			.prepare('');
	const isLikePattern = isLike(sql.placeholder('pattern'), searchedInFlights);
	return {
		all: page(isShown),
		matching: page(and(isShown, isLikePattern)),
		one: db
			.select(columns)
			.from(flights)
			.where(and(isShown, eq(flights.id, sql.placeholder('id'))))
			.prepare(''),
	};
});
