import { eq } from 'drizzle-orm';

import type { NewPayment } from '#src/contract/desk/record-payment.ts';
import { type BookingAccount, paidOf } from '#src/domain/desk/balance.ts';
import { centsOf } from '#src/domain/money.ts';

import type { ChangeAuthor } from '../../admin/activities/record-change.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';
import type { UndoOf } from '../deeds/undo-of.ts';

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

/** What a booking keeps of its payments, another one included. */
export type PaidFields = Pick<BookingAccount, 'paid' | 'isPaidByWord' | 'refund' | 'kept'>;

/**
 * What a booking keeps of its payments once an amount came in or, negative, went back. Where it counted as paid by word,
 * what comes in takes the word's place. What goes back of a cancelled one is what the airline refunded, where nobody
 * knew that before.
 */
export function fieldsPaid(before: BookingAccount, amount: number): PaidFields {
	const paid = (centsOf(before.paid) + centsOf(amount)) / 100;
	const isPaidByWord = before.isPaidByWord && amount < 0;
	const { status, refund, kept } = before;
	const counts = paidOf({ ...before, paid, isPaidByWord });
	const isAirlines = status === 'Cancelled' && refund === null && amount < 0 && counts >= 0;
	return isAirlines
		? { paid, isPaidByWord, refund: -amount, kept: counts }
		: { paid, isPaidByWord, refund, kept };
}

/** A payment that is undone is gone: the booking's own columns are as before it already. */
export const undoPayment: UndoOf = async (transaction, { more }) => {
	await transaction.delete(payments).where(eq(payments.id, Number(more['payment'])));
};
