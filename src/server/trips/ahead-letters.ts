import { and, asc, eq, gt, gte, inArray, lte, not, notExists, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { instalmentLine } from '#src/domain/bookings/instalment-words.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type AheadOn, aheadOn } from '#src/domain/trips/ahead.ts';

import { bookingColumns, bookingOf } from '../bookings/booking-rows.ts';
import { selectInstalments } from '../bookings/instalments-of.ts';
import { bookedDepartureWords } from '../catalog/booked-departure.ts';
import { selectBookedTour } from '../catalog/booked-tour.ts';
import type { Database } from '../db/database.ts';
import { bookings, outbox } from '../db/schema.ts';
import { leaveLetters, oneByOne, rowsAtOnce } from '../mail/leave-letters.ts';
import type { NewLetter } from '../mail/letter.ts';
import { aheadOccasion, tripAhead } from '../mail/letters/trip-ahead.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';

/** Writes to whoever booked before their trip: of papers, of the final details, and the day before. */
export const aheadLetters: Job = {
	name: 'ahead letters',
	functionName: 'ahead-letters',
	every: 'day',
	// In the morning in New York: who leaves tomorrow has the day to ask.
	at: '14:10',
	work: writeAhead,
};

async function writeAhead(world: JobWorld): Promise<void> {
	const { db, now } = world;
	for (const ahead of aheadOn(newYorkDay(now()))) {
		const letters = await leaveLetters(db, {
			select: (lastId) => selectAhead(db, ahead, lastId),
			write: oneByOne((booking: BookingRecord) => letterOf(world, ahead, booking)),
			isOver: turn(world),
		});
		if (letters > 0) log('info', 'trips ahead written about', { stage: ahead.stage, letters });
	}
}

async function letterOf(
	{ db, now, siteUrl }: JobWorld,
	{ stage }: AheadOn,
	booking: BookingRecord,
): Promise<NewLetter | null> {
	const { run } = await selectBookedTour(db, booking.id);
	const parts = await selectInstalments(db, booking);
	const open = parts.filter((part) => part.open > 0).map(instalmentLine);
	const leaves = await bookedDepartureWords(db, booking.departureId);
	const today = newYorkDay(now());
	return tripAhead(booking, { stage, today, tour: run, leaves, open, siteUrl });
}

/** Confirmed bookings that were not written to of it before, in the order of their ids. */
async function selectAhead(
	db: Database,
	{ stage, types, first, last }: AheadOn,
	lastId: number,
): Promise<BookingRecord[]> {
	const { id, type, status, departureDate, email } = bookings;
	const occasion = sql`${aheadOccasion(stage)} || ${id} || ' ' || ${departureDate}`;
	const told = db
		.select({ one: sql`1` })
		.from(outbox)
		.where(eq(outbox.occasion, occasion));
	const rows = await db
		.select(bookingColumns)
		.from(bookings)
		.where(
			and(
				eq(status, 'Confirmed'),
				inArray(type, [...types]),
				gte(departureDate, first),
				lte(departureDate, last),
				gt(id, lastId),
				not(isMuted(email)),
				notExists(told),
			),
		)
		.orderBy(asc(id))
		.limit(rowsAtOnce);
	return rows.map(bookingOf);
}
