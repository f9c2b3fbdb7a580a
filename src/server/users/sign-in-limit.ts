import { hash } from 'node:crypto';

import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import { eq } from 'drizzle-orm';

import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { rateLimits } from '../db/schema.ts';
import { countCall, countHit, giveBackUse, type RateLimit, tooMany } from '../http/rate-limit.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** How often one address may fail, at whatever accounts. */
const addressLimit: RateLimit = {
	name: 'sign-in',
	most: 10,
	windowSeconds: 10 * 60,
	message: userMessages.tooMany,
};

/** Failures at one account before each further one brings a wait. */
const freeFailures = 5;
const longestWaitMinutes = 15;
/** How long failures at one account are remembered after the last one. */
const rememberedSeconds = 24 * 60 * 60;

/**
 * Counts an attempt to sign in as a failure, before anybody knows whether it is one: of attempts at the same moment no
 * more pass than failures are allowed. A refused attempt is not counted. Whoever knows an address can so keep its
 * account waiting; its owner gets in with a link to a new password (`forgetFailures`).
 * @param name the e-mail address or user name as it was typed. Whether there is such an account makes no difference,
 *   so that a refusal does not tell; and whoever tries one account by both its names has as many tries at each
 * @throws HttpError 429 until the wait is over, also for the right password
 */
export async function countAttempt(deps: Dependencies, name: string): Promise<void> {
	if (!deps.limitsUses) return;
	const now = deps.now();
	await inTransaction(deps.db, async (transaction) => {
		await countCall(transaction, addressLimit, deps);
		const key = accountKey(name);
		const { hits, resetsAt } = await countHit(transaction, {
			key,
			windowSeconds: rememberedSeconds,
			now,
		});
		if (hits === 1) return;
		const lastFailure = subSeconds(resetsAt, rememberedSeconds);
		const mayTryAt = addMinutes(lastFailure, waitMinutes(hits - 1));
		if (mayTryAt > now) throw tooMany(userMessages.tooMany, mayTryAt, now);
		const forgottenAt = addSeconds(now, rememberedSeconds);
		await transaction
			.update(rateLimits)
			.set({ resetsAt: forgottenAt })
			.where(eq(rateLimits.key, key));
	});
}

/**
 * Forgets the account's failures after a success. The address gets back this one attempt only: otherwise anybody
 * could try others' accounts without end by signing in to their own in between.
 */
export async function forgiveAttempts(
	transaction: Database,
	{ clientAddress, limitsUses }: Dependencies,
	name: string,
): Promise<void> {
	if (!limitsUses) return;
	await giveBackUse(transaction, { limit: addressLimit, address: clientAddress });
	await forgetFailures(transaction, name);
}

/** Forgets the failures at an account whose owner has shown who they are. */
export async function forgetFailures(transaction: Database, name: string): Promise<void> {
	await transaction.delete(rateLimits).where(eq(rateLimits.key, accountKey(name)));
}

function waitMinutes(failures: number): number {
	if (failures < freeFailures) return 0;
	return Math.min(longestWaitMinutes, 2 ** (failures - freeFailures));
}

// As a hash, because it is whatever a stranger typed, of any length, and somebody's address.
function accountKey(name: string): string {
	return `sign-in-account:${hash('sha256', name.toLowerCase())}`;
}
