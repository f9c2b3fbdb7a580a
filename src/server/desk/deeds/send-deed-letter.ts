import { and, eq } from 'drizzle-orm';

import { deedMessages, type DeedReply } from '#src/contract/desk/deed.ts';

import { bookingRows } from '../../admin/bookings/queries.ts';
import { lockRow } from '../../admin/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deeds, outbox } from '../../db/schema.ts';
import { found, HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { isMoneyLetter, isWaitingLetter, selectDeed } from './deed-rows.ts';

/**
 * Sends the letter of a deed now, after which that can no longer be undone.
 * @throws HttpError 404; 409 when no letter of it waits, or where it says that money came or went
 */
export function sendDeedLetter(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	id: number,
): Promise<DeedReply> {
	return inTransaction(db, async (transaction) => {
		const [row] = await transaction.select().from(deeds).where(eq(deeds.id, id));
		const { bookingId } = found(row, deedMessages.missing);
		const booking = await lockRow(transaction, bookingRows, bookingId);
		const at = now();
		const ofMoney = await transaction.$count(outbox, and(eq(outbox.deedId, id), isMoneyLetter));
		if (ofMoney > 0) throw new HttpError(409, { message: deedMessages.mustWait });
		const sent = await transaction
			.update(outbox)
			.set({ nextAttemptAt: null })
			.where(and(eq(outbox.deedId, id), isWaitingLetter))
			.returning({ id: outbox.id });
		if (sent.length === 0) throw new HttpError(409, { message: deedMessages.noLetter });
		await transaction.update(deeds).set({ undoUntil: null }).where(eq(deeds.id, id));
		return { booking, deed: await selectDeed(transaction, id, booking, at) };
	});
}
