import { hash } from 'node:crypto';

import { ownAccountMessages } from '#src/contract/users/account-page.ts';
import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { countCall, countHit, type RateLimit, tooMany } from '../http/rate-limit.ts';
import type { Dependencies } from '../world/dependencies.ts';

const windowSeconds = 60 * 60;

/** How often one address of the network may ask for a link that shows whose an address is. */
const requestLimit: RateLimit = {
	name: 'verifications',
	most: 10,
	windowSeconds,
	message: userMessages.tooMany,
};

/** How often one may follow such a link. */
export const followLimit: RateLimit = {
	name: 'verification-links',
	most: 30,
	windowSeconds,
	message: userMessages.tooMany,
};

/** Links to one address within a window, whoever asks for them: more would only fill a mailbox. */
const mostLinks = 3;

/**
 * Counts a link to an address.
 * @param transaction which a refusal rolls back: a refused one is not counted
 * @throws HttpError 429 where the address, or whoever asks, has had enough of them
 */
export async function countVerification(
	transaction: Database,
	deps: Dependencies,
	email: string,
): Promise<void> {
	if (!deps.limitsUses) return;
	const now = deps.now();
	await countCall(transaction, requestLimit, deps);
	const key = `verification-address:${hash('sha256', email.toLowerCase())}`;
	const { hits, resetsAt } = await countHit(transaction, { key, windowSeconds, now });
	if (hits > mostLinks) throw tooMany(ownAccountMessages.tooManyLetters, resetsAt, now);
}
