import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { lockForChange, storeChange } from '../change-row.ts';
import { bookingRows } from './queries.ts';

type Decision = {
	administrator: SessionUser;
	id: number;
	status: BookingDecision;
	/** What the administrator saw; without it the last change wins. */
	version?: number | undefined;
};

/**
 * Confirms or cancels a booking, whatever it is now, and stores who did it. Where it is that already, nothing is written.
 * @throws HttpError 404; 409 with the booking as it is now, when it was changed after the administrator saw it
 */
export function decideBooking(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ status, ...seen }: Decision,
): Promise<BookingRecord> {
	return inTransaction(db, async (transaction) => {
		const change = await lockForChange(transaction, bookingRows, { ...seen, now });
		if (change.before.status === status) return change.before;
		return storeChange(change, { status });
	});
}
