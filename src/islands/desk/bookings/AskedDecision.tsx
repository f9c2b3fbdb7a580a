import type { BookingDecision } from '#src/contract/desk/bookings.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';
import { statusWords } from '#src/stores/desk/decide.ts';

import { CancelDialog } from '../actions/CancelDialog.tsx';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';

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
