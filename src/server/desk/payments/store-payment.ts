import { eq } from 'drizzle-orm';

import type { NewPayment } from '#src/contract/desk/record-payment.ts';

import type { ChangeAuthor } from '../../admin/activities/record-change.ts';
import type { UndoOf } from '../../bookings/operations/undo.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';

type Noted = NewPayment & { bookingId: number; administrator: ChangeAuthor; at: Date };

/**
 * Stores a payment of a booking; what the booking keeps of it (`fieldsPaid`) is to be stored with it.
 * @param transaction has locked the booking
 * @returns the payment's number
 */
export async function storePayment(
	transaction: Database,
	{ amount, method, paidOn, note, bookingId, administrator, at }: Noted,
): Promise<number> {
	const author = { authorId: administrator.id, author: administrator.fullName };
	const [stored] = await transaction
		.insert(payments)
		.values({ amount, method, paidOn, note, bookingId, ...author, createdAt: at })
		.returning({ id: payments.id });
	if (!stored) throw new Error('A payment was not stored.');
	return stored.id;
}

/** A payment that is undone is gone: the booking's own columns are as before it already. */
export const undoPayment: UndoOf = async (transaction, { more }) => {
	await transaction.delete(payments).where(eq(payments.id, Number(more['payment'])));
};
