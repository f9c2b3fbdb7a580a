import { and, asc, count, desc, eq, gte, ilike, or, type SQL } from 'drizzle-orm';

import type { FlightDeal } from '#src/contract/catalog.ts';
import { listLimits, type Page } from '#src/contract/paging.ts';
import type { CalendarDate } from '#src/domain/calendar-date.ts';

import type { Database } from '../db/client.ts';
import { flights, tours } from '../db/schema.ts';

/** The featured deals that depart on or after the day, soonest first. */
export function selectFeaturedFlights(db: Database, from: CalendarDate): Promise<FlightDeal[]> {
	return db
		.select(flightColumns)
		.from(flights)
		.where(and(eq(flights.featured, true), gte(flights.departureDate, from)))
		.orderBy(asc(flights.departureDate), asc(flights.id))
		.limit(listLimits.default);
}

/** One page of all deals, featured ones first, then by departure; `total` counts every deal that matches. */
export async function selectFlights(
	db: Database,
	{ limit, offset, q }: Page,
): Promise<{ deals: FlightDeal[]; total: number }> {
	const matches = search(q);
	const deals = await db
		.select(flightColumns)
		.from(flights)
		.where(matches)
		.orderBy(desc(flights.featured), asc(flights.departureDate), asc(flights.id))
		.limit(limit)
		.offset(offset);
	const isWhole = offset === 0 && deals.length < limit;
	return { deals, total: isWhole ? deals.length : await countFlights(db, matches) };
}

/** One deal, or null. */
export async function selectFlight(db: Database, id: number): Promise<FlightDeal | null> {
	const [deal] = await db.select(flightColumns).from(flights).where(eq(flights.id, id));
	return deal ?? null;
}

/** What a tour costs and is called, or null. */
export async function selectTourFare(db: Database, id: number) {
	const [tour] = await db
		.select({
			id: tours.id,
			name: tours.name,
			destination: tours.destination,
			duration: tours.duration,
			price: tours.price,
			discountPrice: tours.discountPrice,
		})
		.from(tours)
		.where(eq(tours.id, id));
	return tour ?? null;
}

const flightColumns = {
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

async function countFlights(db: Database, matches: SQL | undefined): Promise<number> {
	const [row] = await db.select({ total: count() }).from(flights).where(matches);
	return row?.total ?? 0;
}

function search(words: string): SQL | undefined {
	if (words === '') return undefined;
	const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
	return or(
		...[flights.origin, flights.destination, flights.airline].map((column) =>
			ilike(column, pattern),
		),
	);
}
