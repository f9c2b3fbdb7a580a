import { eq, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { OwnReview } from '#src/contract/trips/own-review.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';

import type { Database } from '../db/database.ts';
import { bookings, departures, reviews, tours } from '../db/schema.ts';

type ReviewRow = typeof reviews.$inferSelect;

/**
 * What a trip's page tells of its review. Of one that was withdrawn nothing stands.
 * @param booking.id of a booking's row
 */
export async function selectReviewedTrip(
	db: Database,
	{ id }: Pick<BookingRecord, 'id'>,
): Promise<TripView['reviewed']> {
	const [tour] = await db
		.select({ tourId: tours.id, tour: tours.name })
		.from(bookings)
		.leftJoin(departures, eq(departures.id, bookings.departureId))
		.innerJoin(tours, eq(tours.id, tourOfBooking))
		.where(eq(bookings.id, id));
	if (!tour) return null;
	const [row] = await db.select().from(reviews).where(eq(reviews.bookingId, id));
	return { ...tour, own: row && row.state !== 'withdrawn' ? ownReviewOf(row) : null };
}

// A departure may have gone since, and an own trip of the desk has no row of ours.
const tourOfBooking = sql`coalesce(
	${departures.tourId},
	case when ${bookings.type} = 'tour' and ${bookings.itemId} ~ '^[0-9]{1,9}$' then ${bookings.itemId}::integer end
)`;

/** A stored review as its writer sees it. */
export function ownReviewOf(row: ReviewRow): OwnReview {
	const { id, state, stars, words, firstName, homeTown, refusal, answer, createdAt } = row;
	return {
		id,
		state,
		stars,
		words,
		firstName,
		homeTown,
		refusal,
		answer,
		createdAt: createdAt.toISOString(),
	};
}
