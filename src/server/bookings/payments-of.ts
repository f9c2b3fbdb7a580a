import { asc, eq } from 'drizzle-orm';

import type { PaymentRecord } from '#src/contract/bookings/payment.ts';

import type { Database } from '../db/database.ts';
import { payments } from '../db/schema.ts';

/** The money that came in for a booking and went back, the oldest first. */
export async function paymentsOf(db: Database, bookingId: number): Promise<PaymentRecord[]> {
	const { id, amount, method, paidOn, note, author, createdAt } = payments;
	const rows = await db
		.select({ id, amount, method, paidOn, note, author, createdAt })
		.from(payments)
		.where(eq(payments.bookingId, bookingId))
		.orderBy(asc(id));
	return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
