import { and, eq, type SQL } from 'drizzle-orm';

import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

import type { Database } from '../db/database.ts';
import { bookings, departures } from '../db/schema.ts';
import { found } from '../http/http-error.ts';

export type DepartureRow = typeof departures.$inferSelect;

/**
 * Locks a departure: until the transaction ends nobody else takes, gives back or counts its seats. Whoever does any of
 * that locks it first, and bookings and places on the waiting list only after it: in one order nobody waits for ever.
 * @throws HttpError 404
 */
export async function lockDeparture(
	transaction: Database,
	departureId: number,
): Promise<DepartureRow> {
	const departure = await lockWhere(transaction, eq(departures.id, departureId));
	return found(departure, 'There is no departure with this number.');
}

/** Locks the departure of a tour on a day, as above; null where the tour has none then. */
export function lockDepartureOn(
	transaction: Database,
	tourId: number,
	date: CalendarDate,
): Promise<DepartureRow | null> {
	return lockWhere(transaction, and(eq(departures.tourId, tourId), eq(departures.date, date)));
}

/** Locks the departure of a booking, as above; null where the booking has none, or there is no such booking. */
export function lockDepartureOf(
	transaction: Database,
	bookingId: number,
): Promise<DepartureRow | null> {
	const its = transaction
		.select({ id: bookings.departureId })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	return lockWhere(transaction, eq(departures.id, its));
}

async function lockWhere(
	transaction: Database,
	condition: SQL | undefined,
): Promise<DepartureRow | null> {
	const [departure] = await transaction.select().from(departures).where(condition).for('update');
	return departure ?? null;
}
