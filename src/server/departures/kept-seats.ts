import { desc, eq, sql } from 'drizzle-orm';

import type { KeptSeatsRecord } from '#src/contract/trips/kept-seats.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import type { KeptSeatsAnswer } from '#src/domain/tours/calling-off.ts';

import type { Database } from '../db/database.ts';
import { departures, keptSeats, operations } from '../db/schema.ts';

/** Seats of another departure that are kept for a booking whose own was called off. */
export type KeptSeats = {
	id: number;
	departureId: number;
	date: CalendarDate;
	seats: number;
	/** Dollars of the whole party. */
	totalPrice: number;
	until: Date;
	answer: KeptSeatsAnswer;
	/** Where the booking stood before it was called off. */
	wasConfirmed: boolean;
};

/** The seats that were kept last for a booking; null where none were. Whoever changes them has locked the booking. */
export async function selectKeptSeats(db: Database, bookingId: number): Promise<KeptSeats | null> {
	const { id, departureId, seats, totalPrice, until, answer } = keptSeats;
	const was = sql<boolean>`coalesce(${operations.before} #>> '{fields,status}' = 'Confirmed', false)`;
	const [row] = await db
		.select({
			id,
			departureId,
			date: departures.date,
			seats,
			totalPrice,
			until,
			answer,
			wasConfirmed: was,
		})
		.from(keptSeats)
		.innerJoin(departures, eq(departures.id, departureId))
		.innerJoin(operations, eq(operations.id, keptSeats.operationId))
		.where(eq(keptSeats.bookingId, bookingId))
		.orderBy(desc(id))
		.limit(1);
	return row ?? null;
}

/** Says what was made of kept seats; asked again, nobody has answered. */
export async function answerKept(
	transaction: Database,
	id: number,
	{ answer, at }: { answer: KeptSeatsAnswer; at: Date },
): Promise<void> {
	const answeredAt = answer === 'asked' ? null : at;
	await transaction.update(keptSeats).set({ answer, answeredAt }).where(eq(keptSeats.id, id));
}

/** As the desk and the trip's page read them. */
export async function keptSeatsOf(
	db: Database,
	bookingId: number,
): Promise<KeptSeatsRecord | null> {
	const kept = await selectKeptSeats(db, bookingId);
	if (!kept) return null;
	const { id, date, seats, totalPrice, until, answer } = kept;
	return { id, date, seats, totalPrice, until: until.toISOString(), answer };
}
