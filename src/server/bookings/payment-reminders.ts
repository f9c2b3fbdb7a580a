import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { dueReminder } from '#src/domain/bookings/payment-reminder.ts';
import { tourDuration } from '#src/domain/bookings/tour-duration.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import { leaveLetters, oneByOne, rowsAtOnce } from '../mail/leave-letters.ts';
import type { NewLetter } from '../mail/letter.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { paymentDue } from '../mail/letters/payment-due.ts';
import { whyMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';
import { bookingColumns, bookingOf } from './booking-rows.ts';
import { keepOpenInstalment } from './open-instalment.ts';

/**
 * Reminds whoever booked of what they have to pay: seven days before, on the day, and three days after it was due. What is
 * to be paid next is computed anew for each: a departure may have been guaranteed.
 */
export const paymentReminders: Job = {
	name: 'payment reminders',
	functionName: 'payment-reminders',
	every: 'day',
	// In the morning in New York, while the desk can be called.
	at: '14:30',
	work: remindOfPayments,
};

async function remindOfPayments(world: JobWorld): Promise<void> {
	const { db, now } = world;
	const reminders = await leaveLetters(db, {
		select: (lastId) => selectOpen(db, { at: now(), lastId }),
		write: oneByOne((booking: BookingRecord) => reminderOf(world, booking)),
		isOver: turn(world),
	});
	if (reminders > 0) log('info', 'payments reminded of', { reminders });
}

/** The letter of today's reminder; null where there is none. One that was written before is left out by its occasion. */
async function reminderOf(
	{ db, now, siteUrl }: JobWorld,
	booking: BookingRecord,
): Promise<NewLetter | null> {
	// Also of whoever gets no letter: what they owe waits at the desk.
	const instalments = await keepOpenInstalment(db, booking);
	if (!isAddress(booking.email) || (await whyMuted(db, booking.email)) !== null) return null;
	const reminder = dueReminder(instalments, newYorkDay(now()));
	if (reminder === null) return null;
	const { bookingId: reference, totalPrice: total } = booking;
	const money = { total, paid: paidOf(booking), tourDuration: tourDuration(booking) };
	return paymentDue({ ...booking, ...money, reference }, reminder, siteUrl);
}

/** Confirmed bookings ahead that have terms and are not paid in full, in the order of their ids. */
async function selectOpen(
	db: Database,
	{ at, lastId }: { at: Date; lastId: number },
): Promise<BookingRecord[]> {
	const { id, status, departureDate, details, paid, paidByWord, totalPrice } = bookings;
	const rows = await db
		.select(bookingColumns)
		.from(bookings)
		.where(
			and(
				eq(status, 'Confirmed'),
				gte(departureDate, newYorkDay(at)),
				sql`${details} -> 'payment' is not null`,
				lt(sql`${paid} + ${paidByWord}`, totalPrice),
				gt(id, lastId),
			),
		)
		.orderBy(asc(id))
		.limit(rowsAtOnce);
	return rows.map(bookingOf);
}
