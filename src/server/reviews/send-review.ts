import { eq } from 'drizzle-orm';

import type { OwnReview } from '#src/contract/trips/own-review.ts';
import { type ReviewForm, reviewMessages } from '#src/contract/trips/review.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { type NotReviewable, whyNotReviewable } from '#src/domain/reviews/reviewable.ts';
import { travelDays } from '#src/domain/trips/travel-days.ts';
import { site } from '#src/site.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { lockRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { reviews } from '../db/schema.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { countHit, tooMany } from '../http/rate-limit.ts';
import { attemptReused, type Stored, storedBefore, storeOnceIfFree } from '../http/stored-once.ts';
import { openAgain } from '../inbox/standing.ts';
import { ownReviewOf, selectReviewedTrip } from '../trips/reviewed-trip.ts';
import type { OpenTrip } from '../trips/trip-access.ts';
import type { Dependencies } from '../world/dependencies.ts';

/** Reviews of one trip in an hour: one, and a few that were withdrawn to mend a word. */
const limit = { most: 5, windowSeconds: 60 * 60 } as const;

type World = Pick<Dependencies, 'db' | 'now' | 'limitsUses'>;
type Sent = { form: ReviewForm; attempt: Attempt | null };

/**
 * Stores what a traveller says of a tour, for the desk to publish, or finds what the same attempt stored before. In the
 * place of one that was withdrawn another may be written.
 * @throws HttpError 409 for a trip that cannot be reviewed or has a review, and when the attempt was sent with other words;
 *   429
 */
export function sendReview(
	deps: World,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	{ form, attempt }: Sent,
): Promise<Stored<OwnReview>> {
	return inTransaction(deps.db, async (transaction) => {
		// One at a time: of two that are sent at once the second finds the first.
		const booking = await lockRow(transaction, bookingRows, id);
		const earlier = await storedBefore(transaction, reviews, attempt);
		if (earlier && earlier.bookingId !== id) throw attemptReused(reviews);
		if (earlier) return { receipt: ownReviewOf(earlier), isRepeat: true };

		const reviewed = await selectReviewedTrip(transaction, booking);
		const reading = normaliseBooking(booking, site.referencePrefix);
		if (!reading) throw new TypeError('A row of a booking is no record.');
		const { departureDate: departure } = booking;
		const standing = bookingStanding(booking, deps.now());
		const tourId = reviewed?.tourId ?? null;
		const why = whyNotReviewable({ reading, departure, standing, tourId }, newYorkDay(deps.now()));
		if (why !== null || reviewed === null) throw refusal(notReviewable[why ?? 'no tour']);
		if (reviewed.own) throw refusal(reviewMessages.given);

		const { stars, words, firstName, homeTown } = form;
		const travelledOn = travelDays(reading, departure)?.first ?? departure;
		const told = { stars, words, firstName, homeTown, travelledOn, tourId: reviewed.tourId };
		const row = await store(
			transaction,
			{ ...told, bookingId: id, createdAt: deps.now() },
			attempt,
		);
		await countReview(transaction, id, deps);
		return { receipt: ownReviewOf(row), isRepeat: false };
	});
}

const notReviewable: Record<NotReviewable, string> = {
	'no tour': reviewMessages.noTour,
	'not travelled': reviewMessages.notTravelled,
	'not over': reviewMessages.notOver,
};

type NewReview = Omit<typeof reviews.$inferInsert, 'bookingId' | 'createdAt'> & {
	bookingId: number;
	createdAt: Date;
};

/** In the place of the one that was withdrawn, where there is one. */
async function store(transaction: Database, review: NewReview, attempt: Attempt | null) {
	const [again] = await transaction
		.select({ id: reviews.id, version: reviews.version })
		.from(reviews)
		.where(eq(reviews.bookingId, review.bookingId))
		.for('no key update');
	if (again) {
		const [row] = await transaction
			.update(reviews)
			.set({
				...review,
				...(attempt ?? { attemptId: null, bodyHash: null }),
				state: 'waiting',
				version: again.version + 1,
				updatedAt: review.createdAt,
			})
			.where(eq(reviews.id, again.id))
			.returning();
		if (row) {
			const since = review.createdAt;
			await openAgain(transaction, { kind: 'review', id: row.id }, { at: since, since });
			return row;
		}
	}
	const stored = await storeOnceIfFree(
		transaction,
		reviews,
		{ ...review, updatedAt: review.createdAt },
		attempt,
	);
	if (!stored) throw refusal(reviewMessages.given);
	return stored.row;
}

async function countReview(
	transaction: Database,
	bookingId: number,
	{ limitsUses, now }: World,
): Promise<void> {
	if (!limitsUses) return;
	const use = { key: `review:${bookingId}`, windowSeconds: limit.windowSeconds, now: now() };
	const { hits, resetsAt } = await countHit(transaction, use);
	if (hits > limit.most) throw tooMany(reviewMessages.tooMany, resetsAt, now());
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
