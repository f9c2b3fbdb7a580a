import { and, eq } from 'drizzle-orm';

import { operationMessages, type OperationReply } from '#src/contract/desk/operation.ts';

import { lockRow } from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { operations, outbox } from '../../db/schema.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { isWaitingLetter } from '../../mail/decision-letters.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingRows } from '../booking-rows.ts';
import { isMoneyLetter, selectOperation } from './operation-rows.ts';

/**
 * Sends the letter of an operation now, after which that can no longer be undone.
 * @throws HttpError 404; 409 when no letter of it waits, or where it says that money came or went
 */
export function sendOperationLetter(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
): Promise<OperationReply> {
	return inTransaction(db, async (transaction) => {
		const [row] = await transaction.select().from(operations).where(eq(operations.id, id));
		const { bookingId } = found(row, operationMessages.missing);
		const booking = await lockRow(transaction, bookingRows, bookingId);
		const at = now();
		const ofMoney = await transaction.$count(
			outbox,
			and(eq(outbox.operationId, id), isMoneyLetter),
		);
		if (ofMoney > 0) throw new HttpError(409, { message: operationMessages.mustWait });
		const sent = await transaction
			.update(outbox)
			.set({ nextAttemptAt: null })
			.where(and(eq(outbox.operationId, id), isWaitingLetter))
			.returning({ id: outbox.id });
		if (sent.length === 0) throw new HttpError(409, { message: operationMessages.noLetter });
		await transaction.update(operations).set({ undoUntil: null }).where(eq(operations.id, id));
		return { booking, operation: await selectOperation(transaction, id, booking, at) };
	});
}
