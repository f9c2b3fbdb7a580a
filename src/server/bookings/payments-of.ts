import { and, asc, eq, isNull } from 'drizzle-orm';

import type { PaymentRecord } from '#src/contract/bookings/payment.ts';
import { paperNumber } from '#src/domain/bookings/paper-number.ts';

import type { Database } from '../db/database.ts';
import { payments } from '../db/schema.ts';

/** A payment that counts, as the desk and its traveller have it. */
const { id, amount, method, paidOn, note, author, createdAt, receiptYear, receiptNumber } =
	payments;
export const paymentColumns = {
	id,
	amount,
	method,
	paidOn,
	note,
	author,
	createdAt,
	receiptYear,
	receiptNumber,
};

type PaymentRow = Pick<typeof payments.$inferSelect, keyof typeof paymentColumns>;

export function paymentOf({
	receiptYear: year,
	receiptNumber: number,
	createdAt: at,
	...row
}: PaymentRow): PaymentRecord {
	const receipt = paperNumber({ kind: 'receipt', year, number });
	return { ...row, receipt, createdAt: at.toISOString() };
}

/** The money that came in for a booking and went back, the oldest first: what was taken back is not among it. */
export async function paymentsOf(db: Database, bookingId: number): Promise<PaymentRecord[]> {
	const rows = await db
		.select(paymentColumns)
		.from(payments)
		.where(and(eq(payments.bookingId, bookingId), isNull(payments.takenBackAt)))
		.orderBy(asc(payments.id));
	return rows.map(paymentOf);
}
