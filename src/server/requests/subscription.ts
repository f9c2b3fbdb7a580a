import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { subscribers } from '../db/schema.ts';
import { countCall } from '../http/rate-limit.ts';
import { leaveConfirmation } from '../mail/confirmation-limit.ts';
import { newsletterWelcome } from '../mail/letters/newsletter.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('subscriptions');

/**
 * Subscribes an address to the newsletter and welcomes it; one that is subscribed already gets nothing again. Both
 * answer the same and both count as a use, so that nobody can find out who reads it.
 * @param email in any case
 * @returns the address as it is stored, in lower case
 * @throws HttpError 429
 */
export async function subscribeToNewsletter(deps: Dependencies, email: string): Promise<string> {
	const address = email.toLowerCase();
	await inTransaction(deps.db, async (transaction) => {
		const isNew = await insertSubscriber(transaction, address);
		if (isNew) await leaveConfirmation(transaction, newsletterWelcome(address), deps);
		await countCall(transaction, limit, deps);
	});
	return address;
}

/** Whether the address is new, in whatever case it was stored. */
async function insertSubscriber(transaction: Database, email: string): Promise<boolean> {
	const added = await transaction
		.insert(subscribers)
		.values({ email })
		.onConflictDoNothing()
		.returning({ id: subscribers.id });
	return added.length > 0;
}
