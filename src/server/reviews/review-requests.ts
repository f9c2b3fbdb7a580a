import { and, asc, between, eq, gt, isNull, not, notExists, sql } from 'drizzle-orm';

import { mostDays } from '#src/contract/desk/tours.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { askedAfterDays, askedWithinDays, isToBeAsked } from '#src/domain/reviews/asking.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings, reviews } from '../db/schema.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { reviewAsked } from '../mail/letters/review-asked.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { isMuted } from '../mail/suppressions.ts';
import { log } from '../platform/log.ts';
import { selectReviewedTrip } from '../trips/reviewed-trip.ts';
import { type Job, type JobWorld, turn } from '../world/job.ts';

/** Asks whoever booked a tour, and has been back for a week, how it was: once. */
export const reviewRequests: Job = {
	name: 'review requests',
	functionName: 'review-requests',
	every: 'day',
	// In the morning in New York, when there is time to read a letter.
	at: '14:40',
	work: askForReviews,
};

/** Bookings of one transaction. */
const batch = 100;

async function askForReviews(world: JobWorld): Promise<void> {
	const isOver = turn(world);
	const today = newYorkDay(world.now());
	let asked = 0;
	let lastId = 0;
	while (!isOver()) {
		const some = await selectReturned(world.db, { today, lastId });
		for (const { id } of some) {
			if (isOver()) break;
			if (await ask(world, id, today)) asked += 1;
			lastId = id;
		}
		if (some.length < batch) break;
	}
	if (asked > 0) log('info', 'reviews asked for', { bookings: asked });
}

/** Those that may have come back in time, and were not asked; in the order of their ids. */
function selectReturned(
	db: Database,
	{ today, lastId }: { today: CalendarDate; lastId: number },
): Promise<{ id: number }[]> {
	const { id, type, status, departureDate, reviewAskedAt, email } = bookings;
	const longest = askedAfterDays + askedWithinDays + mostDays;
	return db
		.select({ id })
		.from(bookings)
		.where(
			and(
				between(departureDate, addDays(today, -longest), addDays(today, -askedAfterDays)),
				eq(type, 'tour'),
				eq(status, 'Confirmed'),
				isNull(reviewAskedAt),
				gt(id, lastId),
				not(isMuted(email)),
				notExists(
					db
						.select({ one: sql`1` })
						.from(reviews)
						.where(eq(reviews.bookingId, id)),
				),
			),
		)
		.orderBy(asc(id))
		.limit(batch);
}

/** Writes to whoever made one booking, under its lock: another process may be at it, or the desk just cancels it. */
async function ask({ db, now, siteUrl }: JobWorld, id: number, today: CalendarDate) {
	return inTransaction(db, async (transaction) => {
		const isUnasked = and(
			eq(bookings.id, id),
			eq(bookings.status, 'Confirmed'),
			isNull(bookings.reviewAskedAt),
		);
		const [booking] = await transaction
			.select()
			.from(bookings)
			.where(isUnasked)
			.for('no key update', { skipLocked: true });
		const reading = booking && normaliseBooking(booking, site.referencePrefix);
		const days = reading && travelDays(reading, booking.departureDate);
		if (!booking || !reading || !days || !isToBeAsked(days.last, today)) return false;
		if (!isAddress(reading.email) || !(await selectReviewedTrip(transaction, booking)))
			return false;
		const { passenger: name, email, reference } = reading;
		const letter = reviewAsked({ id, reference, name, email, title: booking.title }, days, siteUrl);
		await addToOutbox(transaction, letter);
		await transaction
			.update(bookings)
			.set({ reviewAskedAt: now(), updatedAt: sql`${bookings.updatedAt}` })
			.where(eq(bookings.id, id));
		return true;
	});
}
