import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { eq } from 'drizzle-orm';

import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { countHit, tooMany } from '../http/rate-limit.ts';

/** Failures before each further one brings a wait. */
const freeFailures = 5;
const longestWaitMinutes = 15;
/** How long failures are remembered after the last one. */
const rememberedSeconds = 24 * 60 * 60;

/**
 * Counts an attempt at a secret as a failure, before anybody knows whether it is one: of attempts at the same moment no
 * more pass than failures are allowed.
 * @param transaction which a refusal rolls back: a refused attempt is not counted
 * @param key whose failures: 'sign-in-code:12'
 * @throws HttpError 429 until the wait is over, also for what would be right
 */
export async function countFailure(transaction: Database, key: string, now: Date): Promise<void> {
	const { hits, resetsAt } = await countHit(transaction, {
		key,
		windowSeconds: rememberedSeconds,
		now,
	});
	if (hits === 1) return;
	const lastFailure = subSeconds(resetsAt, rememberedSeconds);
	const mayTryAt = addMinutes(lastFailure, waitMinutes(hits - 1));
	if (mayTryAt > now) throw tooMany(userMessages.tooMany, mayTryAt, now);
	await transaction
		.update(rateLimits)
		.set({ resetsAt: addSeconds(now, rememberedSeconds) })
		.where(eq(rateLimits.key, key));
}

/** Forgets the failures of whoever has shown who they are. */
export async function forgetFailuresOf(transaction: Database, key: string): Promise<void> {
	await transaction.delete(rateLimits).where(eq(rateLimits.key, key));
}

function waitMinutes(failures: number): number {
	if (failures < freeFailures) return 0;
	return Math.min(longestWaitMinutes, 2 ** (failures - freeFailures));
}
