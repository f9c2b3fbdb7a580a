import { and, asc, count, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';

/** A letter as it is handed to whoever delivers it. */
export type Letter = {
	id: number;
	kind: string;
	recipient: string;
	/** null: the answer goes to us. */
	replyTo: string | null;
	subject: string;
	body: string;
	createdAt: Date;
	/** How often it was tried, this time included. */
	attempts: number;
};

/**
 * Takes the oldest letter that is due and keeps it from everybody else until `until`: also when the process ends
 * meanwhile, it is tried again then. Letters that others take at this moment are passed over.
 * @returns null when none is due
 */
export async function claimLetter(
	db: Database,
	{ now, until, mostAttempts }: { now: Date; until: Date; mostAttempts: number },
): Promise<Letter | null> {
	const oldest = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(
				isNull(outbox.sentAt),
				lt(outbox.attempts, mostAttempts),
				or(isNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, now)),
			),
		)
		.orderBy(asc(outbox.id))
		.limit(1)
		.for('update', { skipLocked: true });
	const [letter] = await db
		.update(outbox)
		.set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: until })
		.where(eq(outbox.id, sql`(${oldest})`))
		.returning(letterColumns);
	return letter ?? null;
}

/**
 * Notes that a letter is delivered and forgets what it said: a link in it may still open an account, and the rest
 * stands in the row it is about.
 */
export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
	await db.update(outbox).set({ sentAt, nextAttemptAt: null, body: '' }).where(eq(outbox.id, id));
}

/** Forgets letters that were delivered before a moment. */
export async function deleteSentBefore(db: Database, moment: Date): Promise<void> {
	await db.delete(outbox).where(lt(outbox.sentAt, moment));
}

/**
 * Notes why a letter was not delivered and when it is tried again.
 * @param nextAttemptAt null when it is not
 */
export async function markFailed(
	db: Database,
	id: number,
	failure: { lastError: string; nextAttemptAt: Date | null },
): Promise<void> {
	await db.update(outbox).set(failure).where(eq(outbox.id, id));
}

/** How many letters are not delivered and not given up. */
export async function countWaiting(db: Database, mostAttempts: number): Promise<number> {
	const [row] = await db
		.select({ letters: count() })
		.from(outbox)
		.where(and(isNull(outbox.sentAt), lt(outbox.attempts, mostAttempts)));
	return row?.letters ?? 0;
}

const letterColumns = {
	id: outbox.id,
	kind: outbox.kind,
	recipient: outbox.recipient,
	replyTo: outbox.replyTo,
	subject: outbox.subject,
	body: outbox.body,
	createdAt: outbox.createdAt,
	attempts: outbox.attempts,
};
