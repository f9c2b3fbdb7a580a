import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { bookings, departures, keptSeats, proposalParts, waitingList } from '../db/schema.ts';
import { isOffered } from './still-waiting.ts';

/**
 * Counts the seats of a departure that are taken at a moment. In a statement after the one that locks the departure, or
 * the count is of before it was locked.
 * @returns 0 where there is no such departure
 */
export async function seatsTaken(
	transaction: Database,
	departureId: number,
	now: Date,
): Promise<number> {
	const [departure] = await transaction
		.select({ taken: takenSeats(now) })
		.from(departures)
		.where(eq(departures.id, departureId));
	return departure?.taken ?? 0;
}

/**
 * The seats of a departure that are taken at a moment: those of confirmed bookings, of bookings whose hold has not ended,
 * those held for somebody from the waiting list, those kept for whoever booked a departure that was called off, and those of
 * offers that the desk wrote. For a statement that reads `departures`.
 */
export function takenSeats(now: Date): SQL<number> {
	return sql<number>`(${bookedSeats(now)} + ${offeredSeats(now)} + ${seatsKept(now)} + ${proposedSeats(now)})`;
}

/** The travellers of a departure's confirmed bookings. For a statement that reads `departures`. */
export function confirmedSeats(): SQL<number> {
	return sql<number>`(
		select coalesce(sum(${bookings.travelers}), 0)::int from ${bookings}
		where ${bookings.departureId} = ${departureId} and ${bookings.status} = 'Confirmed'
	)`;
}

/** The condition that a booking has seats at a moment: it is confirmed, or its hold has not ended. */
export function hasSeatsAt(now: Date): SQL | undefined {
	const isHeld = and(eq(bookings.status, 'Pending Confirmation'), gt(bookings.heldUntil, now));
	return or(eq(bookings.status, 'Confirmed'), isHeld);
}

function bookedSeats(now: Date): SQL {
	return sql`(
		select coalesce(sum(${bookings.travelers}), 0)::int from ${bookings}
		where ${bookings.departureId} = ${departureId} and (${hasSeatsAt(now)})
	)`;
}

function offeredSeats(now: Date): SQL {
	return sql`(
		select coalesce(sum(${waitingList.travellers}), 0)::int from ${waitingList}
		where ${waitingList.departureId} = ${departureId} and (${isOffered(now)})
	)`;
}

function seatsKept(now: Date): SQL {
	return sql`(
		select coalesce(sum(${keptSeats.seats}), 0)::int from ${keptSeats}
		where ${keptSeats.departureId} = ${departureId} and (${areKeptAt(now)})
	)`;
}

function proposedSeats(now: Date): SQL {
	return sql`(
		select coalesce(sum(${proposalParts.seats}), 0)::int from ${proposalParts}
		where ${proposalParts.departureId} = ${departureId} and ${gt(proposalParts.keptUntil, now)}
	)`;
}

/** The condition that seats are kept at a moment for a booking whose departure was called off. */
export function areKeptAt(now: Date): SQL | undefined {
	// In the words of its partial index.
	return and(sql`${keptSeats.answer} = 'asked'`, gt(keptSeats.until, now));
}

// Named with its table: drizzle leaves the table out where a statement reads one alone, and within these that is another.
const departureId = sql`${departures}."id"`;
