import { hash } from 'node:crypto';

import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { countHit, type RateLimit } from '../http/rate-limit.ts';

const message = userMessages.tooMany;
const windowSeconds = 60 * 60;

/** How often one address may ask for a link to a new password. */
export const requestLimit: RateLimit = {
	name: 'password-resets',
	most: 10,
	windowSeconds,
	message,
};

/** How often one address may try to choose a new password. */
export const changeLimit: RateLimit = {
	name: 'password-changes',
	most: 20,
	windowSeconds,
	message,
};

/** Links to one account within a window; more would only fill a mailbox. */
const mostLinks = 3;

/** Counts a link to an account, also to one that does not exist, and says whether it may still be sent. */
export async function isWithinAccountLimit(
	transaction: Database,
	email: string,
	now: Date,
): Promise<boolean> {
	const key = `password-reset-account:${hash('sha256', email.toLowerCase())}`;
	const { hits } = await countHit(transaction, { key, windowSeconds, now });
	return hits <= mostLinks;
}
