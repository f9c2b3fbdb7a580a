import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { reviews, tours } from '../db/schema.ts';
import { isPublished } from '../db/schema/reviews.ts';

/**
 * Counts anew what the published reviews of tours gave, after what may be read of them changed; one tour after the other,
 * in the order of their ids, each locked until the transaction ends: nobody else's count comes between.
 */
export async function recountStars(
	transaction: Database,
	tourIds: readonly number[],
): Promise<void> {
	for (const id of [...new Set(tourIds)].toSorted((one, other) => one - other)) {
		const isIt = eq(tours.id, id);
		await transaction.select({ id: tours.id }).from(tours).where(isIt).for('no key update');
		// A statement of its own: it sees what was published while this one waited for the lock.
		const starsGiven = await countStars(transaction, id);
		await transaction
			.update(tours)
			.set({
				starsGiven,
				reviewsVersion: sql`${tours.reviewsVersion} + 1`,
				// Nobody of the office changed the tour.
				updatedAt: sql`${tours.updatedAt}`,
			})
			.where(isIt);
	}
}

async function countStars(transaction: Database, tourId: number): Promise<number[]> {
	const gave = (stars: number) =>
		sql<number>`count(*) filter (where ${reviews.stars} = ${stars})`.mapWith(Number);
	const [counts] = await transaction
		.select({ one: gave(1), two: gave(2), three: gave(3), four: gave(4), five: gave(5) })
		.from(reviews)
		.where(and(eq(reviews.tourId, tourId), isPublished(reviews)));
	if (!counts) throw new Error('The database counted nothing.');
	return [counts.one, counts.two, counts.three, counts.four, counts.five];
}
