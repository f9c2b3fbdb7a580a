import { and, eq, inArray, isNull } from 'drizzle-orm';

import { operationMessages } from '#src/contract/desk/operation.ts';

import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { isWaitingLetter } from './operation-rows.ts';

/** Letters that were set aside for an operation, and what the traveller knew before the first of them; null where none was. */
type SetAside = { ids: number[]; heard: string | null };

/**
 * Keeps back the letters that wait to tell of earlier decisions about a booking, because what is told now takes their
 * place. One that a deliverer has begun goes its way.
 * @param about 'booking 12'
 */
export async function setAsideLetters(
	transaction: Database,
	about: string,
	at: Date,
): Promise<SetAside> {
	const rows = await transaction
		.update(outbox)
		.set({ cancelledAt: at })
		.where(and(eq(outbox.about, about), isWaitingLetter))
		.returning({ id: outbox.id, heard: outbox.heard });
	return { ids: rows.map(({ id }) => id), heard: rows[0]?.heard ?? null };
}

/** Lets letters wait again that were set aside for an operation which is undone. */
export async function letWaitAgain(transaction: Database, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	await transaction
		.update(outbox)
		.set({ cancelledAt: null })
		.where(and(inArray(outbox.id, [...ids]), isNull(outbox.sentAt)));
}

/**
 * Keeps the letters of an operation from going out.
 * @throws HttpError 409 when a deliverer has begun with one of them
 */
export async function cancelOperationLetters(
	transaction: Database,
	operationId: number,
	at: Date,
): Promise<void> {
	const isOfOperation = eq(outbox.operationId, operationId);
	const letters = await transaction
		.select({ attempts: outbox.attempts, cancelledAt: outbox.cancelledAt })
		.from(outbox)
		.where(isOfOperation)
		.for('update');
	if (letters.some(({ attempts, cancelledAt }) => attempts > 0 && cancelledAt === null)) {
		throw new HttpError(409, { message: operationMessages.isSent });
	}
	await transaction
		.update(outbox)
		.set({ cancelledAt: at })
		.where(and(isOfOperation, isWaitingLetter));
}
