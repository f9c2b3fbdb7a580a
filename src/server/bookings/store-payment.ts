import type { NewPayment } from '#src/contract/desk/record-payment.ts';

import type { ChangeAuthor } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema.ts';

type Noted = NewPayment & { bookingId: number; author: ChangeAuthor; at: Date };

/**
 * Stores a payment of a booking; what the booking keeps of it (`fieldsPaid`) is to be stored with it.
 * @param transaction has locked the booking
 * @returns the payment's number
 */
export async function storePayment(
	transaction: Database,
	{ amount, method, paidOn, note, bookingId, author, at }: Noted,
): Promise<number> {
	const by = { authorId: author.id, author: author.fullName };
	const [stored] = await transaction
		.insert(payments)
		.values({ amount, method, paidOn, note, bookingId, ...by, createdAt: at })
		.returning({ id: payments.id });
	if (!stored) throw new Error('A payment was not stored.');
	return stored.id;
}
