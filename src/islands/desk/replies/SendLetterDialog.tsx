import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { letterForm, type LetterForm } from '#src/contract/desk/send-letter.ts';
import { balanceOf } from '#src/domain/bookings/balance.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { bookingValues } from '#src/domain/desk/reply-values.ts';
import { filledIn } from '#src/domain/desk/reply-variables.ts';
import { site } from '#src/site.ts';
import { readBooking } from '#src/stores/desk/bookings-reading.ts';
import { writeLetter } from '#src/stores/desk/send-letter.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { LetterField } from './LetterField.tsx';
import { useReplyValues } from './use-reply-values.ts';

type Props = { booking: BookingRecord; onClosed: () => void };

/** A letter to whoever booked, from a template or freely. */
export function SendLetterDialog({ booking, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isAtOnce, setAtOnce] = useState(false);
	const reading = readBooking(booking);
	const values = useReplyValues(bookingValues(site, { ...reading, due: balanceOf(booking).due }));
	const { form, field, onSubmit } = useContractForm<LetterForm>({
		schema: letterForm,
		defaults: { subject: 'your booking {reference}', body: '' },
		send: (letter) =>
			writeLetter(booking, { ...letter, letter: isAtOnce ? 'now' : 'later' }, () =>
				dialog.current?.close(),
			),
	});
	const [subject = '', body = ''] = useWatch({ control: form.control, name: ['subject', 'body'] });
	const { isDirty, isSubmitting } = form.formState;
	const letter = {
		recipient: reading.email,
		subject: `${site.name}: ${filledIn(subject, values)}`,
	};
	return (
		<FormDialog
			ref={dialog}
			title={`Letter to ${reading.passenger}`}
			button="Send letter"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<TextField {...field('subject', 'Subject')} autoComplete="off" />
			<LetterField
				field={field('body', 'Your letter')}
				written={body}
				onWrite={(text) => form.setValue('body', text, { shouldDirty: true })}
				values={values}
				letter={letter}
			/>
			<CheckboxField
				label="Send it at once"
				hint={`Otherwise it goes in ${undoMinutes} minutes, and can be taken back until then.`}
				checked={isAtOnce}
				onChange={({ target }) => setAtOnce(target.checked)}
			/>
		</FormDialog>
	);
}
