import { inArray, lte, sql } from 'drizzle-orm';

import type { Database } from './db/client.ts';
import { rateLimits } from './db/schema.ts';
import { HttpError } from './http/http-error.ts';
import { networkOf } from './network.ts';

/** How often something may happen for one address within a window of time. */
export type RateLimit = {
	name: string;
	most: number;
	windowSeconds: number;
	message: string;
};

/**
 * Counts one use in the database, which all processes share, in a single statement: of uses at the same
 * moment exactly `most` pass. Called in the transaction of the row it is about, a refused use is not counted.
 * @param address the client's, as the platform knows it, never as a header claims it
 * @throws HttpError 429 once the limit is passed
 */
export async function countUse(
	db: Database,
	{ limit, address, now }: { limit: RateLimit; address: string; now: Date },
): Promise<void> {
	const windowEnd = new Date(now.getTime() + limit.windowSeconds * 1000);
	const hasEnded = sql`${rateLimits.resetsAt} <= ${sql.param(now, rateLimits.resetsAt)}`;
	const [counter] = await db
		.insert(rateLimits)
		.values({ key: `${limit.name}:${networkOf(address)}`, hits: 1, resetsAt: windowEnd })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				hits: sql`case when ${hasEnded} then 1 else ${rateLimits.hits} + 1 end`,
				resetsAt: sql`case when ${hasEnded} then excluded.resets_at else ${rateLimits.resetsAt} end`,
			},
		})
		.returning();
	if (counter?.hits === 1) await forgetEndedWindows(db, now);
	if (!counter || counter.hits <= limit.most) return;
	const secondsLeft = Math.ceil((counter.resetsAt.getTime() - now.getTime()) / 1000);
	throw new HttpError(429, { message: limit.message }, { 'Retry-After': String(secondsLeft) });
}

// Addresses are personal data: they go with their window. Rows that another request holds are left to a later
// one, so that no two requests wait for each other.
async function forgetEndedWindows(db: Database, now: Date): Promise<void> {
	const ended = db
		.select({ key: rateLimits.key })
		.from(rateLimits)
		.where(lte(rateLimits.resetsAt, now))
		.limit(100)
		.for('update', { skipLocked: true });
	await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
}
