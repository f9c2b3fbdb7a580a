import { and, desc, eq, isNull, lt } from 'drizzle-orm';

import { mostUndelivered, type UndeliveredLetters } from '#src/contract/admin/letters.ts';

import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { found } from '../../http/http-error.ts';
import { mostAttempts } from '../../mail/attempts.ts';
import { lettersInTrouble } from '../../mail/deliver.ts';
import { isGivenUp } from '../../mail/outbox.ts';

/** The letters that did not arrive, and how many are late. */
export async function selectUndeliveredLetters(
	db: Database,
	now: Date,
): Promise<UndeliveredLetters> {
	const { id, recipient, subject, createdAt, lastError } = outbox;
	const newest = await db
		.select({ id, recipient, subject, createdAt, lastError })
		.from(outbox)
		.where(isGivenUp(mostAttempts))
		.orderBy(desc(id))
		.limit(mostUndelivered);
	return {
		...(await lettersInTrouble(db, now)),
		newest: newest.map(({ lastError: error, ...letter }) => ({
			...letter,
			createdAt: letter.createdAt.toISOString(),
			error: error ?? '',
		})),
	};
}

/**
 * Has a letter that was given up tried once more; one that is to be tried anyway goes on as it does.
 * @throws HttpError 404 when it is not there any more, or was sent
 */
export async function retryLetter(db: Database, id: number): Promise<{ id: number }> {
	const isThis = eq(outbox.id, id);
	await db
		.update(outbox)
		.set({ attempts: mostAttempts - 1, nextAttemptAt: null })
		.where(and(isThis, isGivenUp(mostAttempts)));
	const [letter] = await db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(isThis, isNull(outbox.sentAt), lt(outbox.attempts, mostAttempts)));
	return found(letter, 'This letter was sent meanwhile, or is not to be sent any more.');
}
