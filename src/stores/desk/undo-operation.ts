import { bookingConflict, listBookings } from '#src/contract/desk/bookings.ts';
import {
	type OperationRecord,
	sendOperationLetter,
	undoOperation,
} from '#src/contract/desk/operation.ts';

import { showToast } from '../toasts.ts';
import { reloadBookingPage } from './booking-page.ts';
import { callDeskApi } from './call-desk-api.ts';
import { rowKey } from './change-row.ts';
import { conflictOf } from './conflict.ts';
import { failureReason } from './failure-reason.ts';
import { showBooking, showReply } from './shown-booking.ts';

/** Takes an operation back, and says how that went. */
export function undo(operation: OperationRecord): Promise<void> {
	return follow(operation, {
		endpoint: undoOperation,
		done: `Undone: ${operation.summary}`,
		description: 'The booking is as it was before.',
		failed: 'Not Undone',
	});
}

/** Sends the letter of an operation without waiting any longer, and says how that went. */
export function sendNow(operation: OperationRecord): Promise<void> {
	return follow(operation, {
		endpoint: sendOperationLetter,
		done: 'Letter Sent',
		description: `${operation.summary}: this can no longer be undone.`,
		failed: 'Letter Not Sent',
	});
}

type Step = {
	endpoint: typeof undoOperation | typeof sendOperationLetter;
	done: string;
	description: string;
	failed: string;
};

async function follow(
	{ id, bookingId }: OperationRecord,
	{ endpoint, done, description, failed }: Step,
): Promise<void> {
	const about = rowKey(listBookings.path, { id: bookingId });
	try {
		showReply(await callDeskApi(endpoint, { params: { id }, body: {} }));
		showToast({ title: done, description, tone: 'success', about });
	} catch (error) {
		const conflict = conflictOf(error, bookingConflict);
		if (conflict) showBooking(conflict.current);
		const reason = conflict?.message ?? failureReason(error);
		showToast({ title: failed, description: reason, tone: 'destructive', about });
	} finally {
		void reloadBookingPage(bookingId);
	}
}
