import { subDays } from 'date-fns/subDays';
import { and, eq, gte, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';

import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { keptDays, type References } from '#src/domain/desk/deleted-rows.ts';
import { toursTo } from '#src/domain/destinations/destination.ts';

import { isOnSale } from '../../catalog/on-sale.ts';
import type { Database } from '../../db/database.ts';
import { bookings, destinations, flights, tours } from '../../db/schema.ts';
import { countWaiting } from '../../departures/end-waiting.ts';
import type { CatalogTable } from './records.ts';

/** The condition of a deleted row that can still be brought back. */
export function isKept({ deletedAt }: CatalogTable, now: Date): SQL | undefined {
	return and(isNotNull(deletedAt), gte(deletedAt, subDays(now, keptDays)));
}

/** The condition of a row that is there, or can be brought back. */
export function isWithinReach(table: CatalogTable, now: Date): SQL | undefined {
	return or(isNull(table.deletedAt), isKept(table, now));
}

/** Removes for good what was deleted too long ago to be brought back. */
export async function forgetDeleted(db: Database, table: CatalogTable, now: Date): Promise<void> {
	await db.delete(table).where(lt(table.deletedAt, subDays(now, keptDays)));
}

/** What refers to a row of the catalog by now. */
export async function selectReferences(
	db: Database,
	table: CatalogTable,
	id: number,
	now: Date,
): Promise<References> {
	if (table === destinations) {
		return { openBookings: 0, tours: await countToursTo(db, id), waiting: 0 };
	}
	const openBookings = await db.$count(
		bookings,
		and(
			// A row's number as it is written: that of a generated offer is another kind of word.
			eq(bookings.itemId, String(id)),
			eq(bookings.type, table === flights ? 'flight' : 'tour'),
			gte(bookings.departureDate, utcToday(now)),
			ne(bookings.status, bookingStatuses[2]),
		),
	);
	const waiting = table === tours ? await countWaiting(db, id, now) : 0;
	return { openBookings, tours: 0, waiting };
}

async function countToursTo(db: Database, id: number): Promise<number> {
	const [goal] = await db
		.select({ name: destinations.name, place: destinations.place })
		.from(destinations)
		.where(eq(destinations.id, id));
	if (!goal) return 0;
	const onSale = await db
		.select({ destination: tours.destination, places: tours.places })
		.from(tours)
		.where(isOnSale(tours));
	return toursTo(goal, onSale).length;
}
