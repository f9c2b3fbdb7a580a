import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import type { NewPayment } from '#src/contract/desk/record-payment.ts';

import type { ChangeAuthor } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/schema.ts';
import { paymentColumns, paymentOf } from './payments-of.ts';

type Noted = NewPayment & { bookingId: number; author: ChangeAuthor; at: Date };

/**
 * Stores a payment of a booking; what the booking keeps of it (`fieldsPaid`) is to be stored with it.
 * @param transaction has locked the booking
 * @returns it with the number of its receipt
 */
export async function storePayment(
	transaction: Database,
	{ amount, method, paidOn, note, bookingId, author, at }: Noted,
): Promise<PaymentRecord> {
	const by = { authorId: author.id, author: author.fullName };
	const [stored] = await transaction
		.insert(payments)
		.values({ amount, method, paidOn, note, bookingId, ...by, createdAt: at })
		.returning(paymentColumns);
	if (!stored) throw new Error('A payment was not stored.');
	return paymentOf(stored);
}
