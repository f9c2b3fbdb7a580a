import { useWatch } from 'react-hook-form';

import { declinedWords } from '#src/contract/desk/trips.ts';
import { bookingValues } from '#src/domain/desk/reply-values.ts';
import { site } from '#src/site.ts';
import { declineRequest } from '#src/stores/desk/booking-trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { FormDialog } from '../panel/FormDialog.tsx';
import { useDialogForm } from '../panel/use-dialog-form.ts';
import { LetterField } from '../replies/LetterField.tsx';
import { useReplyValues } from '../replies/use-reply-values.ts';

type Props = { booking: ReadBooking; request: number; onClosed: () => void };

/** Asks for the words with which a request to cancel is declined. */
export function DeclineDialog({ booking, request, onClosed }: Props) {
	const values = useReplyValues(bookingValues(site, booking));
	const { form, field, dialog } = useDialogForm<{ reason: string }>({
		schema: declinedWords,
		defaults: { reason: '' },
		send: ({ reason }, onStored) => declineRequest(booking, { request, reason }, onStored),
	});
	const written = useWatch({ control: form.control, name: 'reason' }) ?? '';
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
			<LetterField
				field={field('reason', 'Why it is declined')}
				written={written}
				onWrite={(text) => form.setValue('reason', text, { shouldDirty: true })}
				values={values}
			/>
		</FormDialog>
	);
}
