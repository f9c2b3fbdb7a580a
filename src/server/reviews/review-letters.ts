import { eq } from 'drizzle-orm';

import type { ReviewRecord } from '#src/contract/desk/reviews.ts';

import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { tellChange } from '../mail/decision-letters.ts';
import { isAddress } from '../mail/letters/addressee.ts';
import { reviewPublished, reviewRefused } from '../mail/letters/review-decided.ts';

type Decision = { before: ReviewRecord; after: ReviewRecord; at: Date; siteUrl: string };

/**
 * Leaves the letter about what was decided on a review, as `tellChange` does: a slip that is mended in time is
 * told to nobody. Of a new answer, or where the booking has no address, nobody is written to.
 * @param transaction the one that changes the review
 */
export async function tellDecision(
	transaction: Database,
	{ before, after, at, siteUrl }: Decision,
): Promise<void> {
	if (heardOf(before) === heardOf(after)) return;
	const booking = await selectAddressee(transaction, after.bookingId);
	await tellChange(transaction, {
		about: `review ${after.id}`,
		before: heardOf(before),
		after: heardOf(after),
		write() {
			if (!booking || !isAddress(booking.email)) return null;
			if (after.state === 'published') return reviewPublished(booking, after, siteUrl);
			return after.state === 'refused' ? reviewRefused(booking, after, siteUrl) : null;
		},
		at,
		isSent: true,
	});
}

/** What whoever wrote it knows: another reason is another refusal. */
function heardOf({ state, refusal }: ReviewRecord): string {
	return state === 'refused' ? `refused: ${refusal}` : state;
}

async function selectAddressee(db: Database, bookingId: number | null) {
	if (bookingId === null) return null;
	const { id, reference, name, email } = bookings;
	const [booking] = await db
		.select({
			id,
			reference,
			name: traveller(name, 'passengerName').mapWith(String),
			email: traveller(email, 'email').mapWith(String),
		})
		.from(bookings)
		.where(eq(id, bookingId));
	return booking ?? null;
}
