import { listBookings } from '#src/contract/admin/bookings.ts';
import type { DeedRecord, DeedReply } from '#src/contract/desk/deed.ts';
import { undoMinutes } from '#src/domain/desk/deed.ts';

import { showToast } from '../../toasts.ts';
import { rowKey } from '../change-row.ts';
import { sendNow, undo } from './undo-deed.ts';

/** Says what was done to a booking, with what can be done about it as long as it can. */
export function tellDeed({ booking, deed }: DeedReply): void {
	if (deed === null) return;
	const { mayGoNow, undoUntil, summary } = deed;
	showToast({
		title: summary,
		...wordsOf(deed),
		tone: 'success',
		about: rowKey(listBookings.path, booking),
		actions: [
			...(undoUntil === null ? [] : [{ title: 'Undo', run: () => void undo(deed) }]),
			...(mayGoNow ? [{ title: 'Send now', run: () => void sendNow(deed) }] : []),
		],
	});
}

function wordsOf({ hasWaitingLetter, undoUntil }: DeedRecord) {
	if (hasWaitingLetter) {
		return { description: `Its letter goes out in ${undoMinutes} minutes.` };
	}
	return undoUntil === null ? { description: 'Its letter is on its way.' } : {};
}
