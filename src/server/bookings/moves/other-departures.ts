import { and, eq } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { departuresOnSale, fits } from '#src/domain/tours/departure-choice.ts';
import {
	howToMove,
	type HowToMove,
	type OtherDeparture,
} from '#src/domain/trips/other-departure.ts';

import type { Database } from '../../db/database.ts';
import { operations } from '../../db/schema.ts';
import { departureMoves } from './departure-moves.ts';
import { selectItemId } from './item-id.ts';

/** Where somebody can move their tour by themselves, and how. */
export type OtherDepartures = { how: HowToMove; departures: OtherDeparture[] };

/** The other departures of a booked tour that are on sale and have seats for its party; null where it is not to be moved. */
export async function otherDepartures(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<OtherDepartures | null> {
	const { id, departureId, travelers } = booking;
	const moved = { ...booking, paid: paidOf(booking), timesMoved: await timesMoved(db, id) };
	const how = howToMove(moved, bookingStanding(booking, now), newYorkDay(now));
	if (how === null) return null;
	const all = await departureMoves(db, booking, await selectItemId(db, id), now);
	const departures = departuresOnSale(all, now).filter(
		(other) => other.id !== departureId && fits(other, travelers),
	);
	return { how, departures };
}

function timesMoved(db: Database, bookingId: number): Promise<number> {
	const isMove = and(eq(operations.bookingId, bookingId), eq(operations.action, 'move'));
	return db.$count(operations, isMove);
}
