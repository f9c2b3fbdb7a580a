import { hash } from 'node:crypto';

import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { countCall, giveBackUse, type RateLimit } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { countFailure, forgetFailuresOf } from './failure-wait.ts';

/** How often one address may fail, at whatever accounts. */
const addressLimit: RateLimit = {
	name: 'sign-in',
	most: 10,
	windowSeconds: 10 * 60,
	message: userMessages.tooMany,
};

/** Who tries to sign in, and from where. */
export type Attempt = {
	/** The email address or user name as it was typed. */
	name: string;
	/** The hash of the known device's token; null of any other. */
	device: string | null;
};

/**
 * Counts an attempt to sign in as a failure (`countFailure`). Whoever knows an address can so keep its account waiting;
 * but not on a device that the account knows, whose failures are its own, and its owner gets in with a link to a new
 * password (`forgetFailures`). Whether there is such an account makes no difference, so that a refusal does not tell; and
 * whoever tries one account by both its names has as many tries at each.
 * @throws HttpError 429 until the wait is over, also for the right password
 */
export async function countAttempt(deps: Dependencies, attempt: Attempt): Promise<void> {
	if (!deps.limitsUses) return;
	await inTransaction(deps.db, async (transaction) => {
		if (attempt.device === null) await countCall(transaction, addressLimit, deps);
		await countFailure(transaction, keyOf(attempt), deps.now());
	});
}

/**
 * Forgets the failures after a success: on a known device its own, and not those of whoever guesses elsewhere. The address
 * gets back this one attempt only: otherwise anybody could try others' accounts without end by signing in to their own
 * in between.
 */
export async function forgiveAttempts(
	transaction: Database,
	{ clientAddress, limitsUses }: Dependencies,
	attempt: Attempt,
): Promise<void> {
	if (!limitsUses) return;
	if (attempt.device === null) {
		await giveBackUse(transaction, { limit: addressLimit, address: clientAddress });
	}
	await forgetFailuresOf(transaction, keyOf(attempt));
}

/** Forgets the failures at an account whose owner has shown who they are. */
export async function forgetFailures(transaction: Database, name: string): Promise<void> {
	await forgetFailuresOf(transaction, keyOf({ name, device: null }));
}

// A name as a hash, because it is whatever a stranger typed, of any length, and somebody's address.
function keyOf({ name, device }: Attempt): string {
	if (device !== null) return `sign-in-device:${device}`;
	return `sign-in-account:${hash('sha256', name.toLowerCase())}`;
}
