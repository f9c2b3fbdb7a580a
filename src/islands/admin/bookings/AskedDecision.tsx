import type { BookingDecision } from '#src/contract/admin/bookings.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { statusWords } from '#src/stores/admin/desk/decide.ts';

import { CancelDialog } from '../desk/actions/CancelDialog.tsx';
import { ConfirmDialog } from '../desk/actions/ConfirmDialog.tsx';

/** A decision that is asked about before it is made. */
export type Asked = {
	booking: ReadBooking;
	status: BookingDecision;
	/** The traveller's request to cancel that waits, where it is known of. */
	request?: number | undefined;
};

/** The dialog of a booking's page that asks before it is decided on, said in the words of the list. */
export function AskedDecision({
	booking,
	status,
	request,
	onClosed,
}: Asked & { onClosed: () => void }) {
	const decision = { booking, words: statusWords(status), onClosed };
	return status === 'Cancelled' ? (
		<CancelDialog {...decision} request={request ?? null} />
	) : (
		<ConfirmDialog {...decision} />
	);
}
