import { listBookings } from '#src/contract/desk/bookings.ts';
import type { OperationRecord, OperationReply } from '#src/contract/desk/operation.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';

import { showToast, type ToastMessage } from '../toasts.ts';
import { rowKey } from './change-row.ts';
import { sendNow, undo } from './undo-operation.ts';

/**
 * Says what was done to a booking, with what can be done about it as long as it can.
 * @param done how it is said, where not by what the server calls it
 */
export function tellOperation(
	{ booking, operation }: OperationReply,
	done: ToastMessage | null = null,
): void {
	if (operation === null) return;
	const { mayGoNow, undoUntil, summary } = operation;
	showToast({
		...(done ?? { title: summary, ...wordsOf(operation) }),
		tone: 'success',
		about: rowKey(listBookings.path, booking),
		actions: [
			...(undoUntil === null ? [] : [{ title: 'Undo', run: () => void undo(operation) }]),
			...(mayGoNow ? [{ title: 'Send now', run: () => void sendNow(operation) }] : []),
		],
	});
}

function wordsOf({ hasWaitingLetter, undoUntil }: OperationRecord) {
	if (hasWaitingLetter) {
		return { description: `Its letter goes out in ${undoMinutes} minutes.` };
	}
	return undoUntil === null ? { description: 'Its letter is on its way.' } : {};
}
