import { declinedWords } from '#src/contract/admin/trips.ts';
import { declineRequest } from '#src/stores/admin/booking-trips.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { FormDialog } from '../panel/FormDialog.tsx';
import { useDialogForm } from '../panel/use-dialog-form.ts';

type Props = { booking: ReadBooking; request: number; onClosed: () => void };

/** Asks for the words with which a request to cancel is declined. */
export function DeclineDialog({ booking, request, onClosed }: Props) {
	const { field, dialog } = useDialogForm<{ reason: string }>({
		schema: declinedWords,
		defaults: { reason: '' },
		send: ({ reason }, onStored) => declineRequest(booking, { request, reason }, onStored),
	});
	return (
		<FormDialog
			{...dialog}
			title={`Decline the request for ${booking.reference}`}
			button="Decline request"
			onClosed={onClosed}
		>
			<p>
				The booking stays as it is. {booking.passenger} reads your words on the page of the trip and
				in a letter.
			</p>
			<TextArea {...field('reason', 'Why it is declined')} rows={5} autoComplete="off" />
		</FormDialog>
	);
}
