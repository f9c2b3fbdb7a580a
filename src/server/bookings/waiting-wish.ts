import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { isFromDesk } from '#src/domain/messages/message.ts';
import type { MovedTo } from '#src/domain/trips/other-date.ts';
import type { PartyChange } from '#src/domain/trips/party-change.ts';

import type { Database } from '../db/database.ts';
import { departures, messages, operations } from '../db/schema.ts';
import type { TripWish } from '../db/schema/messages.ts';
import { closeRequest, openAgain } from '../inbox/standing.ts';
import { flightOnDay } from './moves/flight-on-day.ts';
import { selectItemId } from './moves/item-id.ts';

type Booked = Pick<BookingRecord, 'id' | 'status'>;

/** Where a traveller asked to be moved, and the total that they saw. */
type WaitingMove = { to: MovedTo; date: CalendarDate; total: number };

/**
 * The date to which a traveller asked to be moved; null where nobody waits for that any more, as `waitingWish`, or their
 * flights do not leave on it.
 */
export async function waitingMove(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<WaitingMove | null> {
	const wish = await waitingWish(db, booking, 'move');
	if (!wish || 'does' in wish) return null;
	const { total } = wish;
	if (!('departureId' in wish)) {
		const { departureDate: date } = wish;
		const offer = flightOnDay(booking, await selectItemId(db, booking.id), { date, now });
		return offer && { to: { departureDate: date, offer: offer.id }, date, total };
	}
	const { departureId } = wish;
	const [departure] = await db
		.select({ date: departures.date })
		.from(departures)
		.where(eq(departures.id, departureId));
	return departure ? { to: { departureId }, ...departure, total } : null;
}

/** Who is to join or leave, at the amount that the traveller saw; null as `waitingMove`. */
export async function waitingPartyChange(
	db: Database,
	booking: Booked,
): Promise<PartyChange | null> {
	const wish = await waitingWish(db, booking, 'change party');
	return wish && 'does' in wish ? wish : null;
}

/** Gives whoever asked for just what is being done their answer; whether they did. */
export async function answerWish(
	transaction: Database,
	bookingId: number,
	{ isWished, at }: { isWished: boolean; at: Date },
): Promise<{ isWished: boolean }> {
	if (isWished) await closeRequest(transaction, wished(bookingId), { at });
	return { isWished };
}

/** Lets them wait again, where what was done for them is undone. */
export async function askAgain(
	transaction: Database,
	{ bookingId, kept, at }: { bookingId: number; kept: Record<string, unknown>; at: Date },
): Promise<void> {
	if (kept['isWished']) await openAgain(transaction, wished(bookingId), { at });
}

const wished = (id: number) => ({ kind: 'trip message', id }) as const;

/**
 * What a traveller asked for last; null where nobody waits for that any more: such a thing was done since, whatever came of
 * it, the booking is cancelled, or the desk has written.
 */
async function waitingWish(
	db: Database,
	{ id, status }: Booked,
	action: 'move' | 'change party',
): Promise<TripWish | null> {
	const isOfBooking = eq(messages.bookingId, id);
	const [last] = await db
		.select({ wish: messages.wish, askedAt: messages.createdAt })
		.from(messages)
		.where(and(isOfBooking, isNotNull(messages.wish)))
		.orderBy(desc(messages.id))
		.limit(1);
	if (!last?.wish || status === 'Cancelled') return null;
	const done = await db.$count(
		operations,
		and(
			eq(operations.bookingId, id),
			eq(operations.action, action),
			isNull(operations.undoneAt),
			gte(operations.createdAt, last.askedAt),
		),
	);
	if (done > 0) return null;
	const [newest] = await db
		.select({ kind: messages.kind })
		.from(messages)
		.where(isOfBooking)
		.orderBy(desc(messages.id))
		.limit(1);
	return newest && isFromDesk(newest.kind) ? null : last.wish;
}
