import type { BookingDecision, BookingRecord } from '#src/contract/admin/bookings.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { normaliseBooking } from '#src/domain/bookings/record.ts';
import { site } from '#src/site.ts';

import { found } from '../../http/found.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordChange } from '../activities/record-change.ts';
import { requireSeen } from '../changed-meanwhile.ts';
import { selectBookingToChange, updateBookingStatus } from './queries.ts';

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
	{ administrator, id, status, version }: Decision,
): Promise<BookingRecord> {
	return db.transaction(async (transaction) => {
		const row = await selectBookingToChange(transaction, id);
		const before = found(row, 'There is no booking with this number.');
		requireSeen(version, before);
		if (before.status === status) return before;
		const at = now();
		await updateBookingStatus(transaction, before, { status, at });
		const after = { ...before, status, version: before.version + 1, updatedAt: at.toISOString() };
		await recordChange(transaction, {
			administrator,
			at,
			subject: 'booking',
			subjectId: id,
			label: labelOf(before),
			before,
			after,
		});
		return after;
	});
}

/** 'BD7K2MQ4R, Ada Lovelace' */
function labelOf(booking: BookingRecord): string {
	const reading = normaliseBooking(booking, site.referencePrefix);
	return [reading?.reference, reading?.passenger].filter(Boolean).join(', ');
}
