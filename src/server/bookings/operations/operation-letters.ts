import { and, eq, inArray, isNull } from 'drizzle-orm';

import { operationMessages } from '#src/contract/desk/operation.ts';

import type { Database } from '../../db/database.ts';
import { outbox } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { isWaitingLetter } from '../../mail/decision-letters.ts';

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
