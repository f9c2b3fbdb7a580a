import { and, asc, eq, ne, sql } from 'drizzle-orm';

import { type DepartureView, mostPeopleListed } from '#src/contract/desk/departures.ts';

import { bookingColumns, bookingOf } from '../../bookings/booking-rows.ts';
import { travellersOf } from '../../bookings/travellers-of.ts';
import { isWaiting } from '../../catalog/still-waiting.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { bookings, departures, keptSeats, waitingList } from '../../db/schema.ts';
import { traveller } from '../../db/schema/bookings.ts';
import { departureRows } from './records.ts';

/**
 * A departure with who is on it, those that have seats at this moment first, and who waits for it.
 * @throws HttpError 404
 */
export async function readDeparture(db: Database, id: number, now: Date): Promise<DepartureView> {
	return {
		departure: await selectRow(db, departureRows(db, now), id),
		bookings: await selectBookings(db, id, now),
		kept: await selectKept(db, id),
		waiting: await selectWaiting(db, id, now),
	};
}

async function selectBookings(db: Database, id: number, now: Date) {
	const place = sql`case
		when ${bookings.status} = 'Confirmed' then 1
		when ${bookings.heldUntil} > ${now.toISOString()} then 2
		else 3
	end`;
	const rows = await db
		.select(bookingColumns)
		.from(bookings)
		.where(and(eq(bookings.departureId, id), ne(bookings.status, 'Cancelled')))
		.orderBy(place, asc(bookings.id))
		.limit(mostPeopleListed);
	const named = await travellersOf(
		db,
		rows.map((row) => row.id),
	);
	return rows.map((row) => ({ booking: bookingOf(row), travellers: named.get(row.id) ?? [] }));
}

async function selectKept(db: Database, calledOffId: number) {
	const { id, seats, totalPrice, until, answer } = keptSeats;
	const rows = await db
		.select({
			id,
			date: departures.date,
			seats,
			totalPrice,
			until,
			answer,
			bookingId: bookings.id,
			reference: bookings.reference,
			name: sql<string>`${traveller(bookings.name, 'passengerName')}`,
		})
		.from(keptSeats)
		.innerJoin(bookings, eq(bookings.id, keptSeats.bookingId))
		.innerJoin(departures, eq(departures.id, keptSeats.departureId))
		.where(eq(keptSeats.calledOffId, calledOffId))
		.orderBy(asc(id))
		.limit(mostPeopleListed);
	return rows.map((row) => ({ ...row, until: row.until.toISOString() }));
}

async function selectWaiting(db: Database, id: number, now: Date) {
	const rows = await db
		.select({
			id: waitingList.id,
			name: waitingList.name,
			email: waitingList.email,
			travellers: waitingList.travellers,
			status: waitingList.status,
			offeredUntil: waitingList.offeredUntil,
			createdAt: waitingList.createdAt,
		})
		.from(waitingList)
		.where(and(eq(waitingList.departureId, id), isWaiting(now)))
		.orderBy(asc(waitingList.id))
		.limit(mostPeopleListed);
	return rows.map((row) => ({
		...row,
		offeredUntil: row.offeredUntil?.toISOString() ?? null,
		createdAt: row.createdAt.toISOString(),
	}));
}
