import { useRef } from 'react';

import { declinedWords } from '#src/contract/admin/trips.ts';
import { declineRequest } from '#src/stores/admin/booking-trips.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { leaveButton } from '../panel/use-row-focus.ts';

type Props = { booking: ReadBooking; request: number; onClosed: () => void };

/** Asks for the words with which a request to cancel is declined. */
export function DeclineDialog({ booking, request, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { form, field, onSubmit } = useContractForm<{ reason: string }>({
		schema: declinedWords,
		defaults: { reason: '' },
		send: ({ reason }) =>
			declineRequest(booking, { request, reason }, () => {
				dialog.current?.close();
				leaveButton(document.activeElement);
			}),
	});
	const { isDirty, isSubmitting } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title={`Decline the request for ${booking.reference}`}
			button="Decline request"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
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
