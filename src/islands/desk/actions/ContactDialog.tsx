import { useRef, useState } from 'react';

import {
	changeContact,
	type ContactForm,
	contactForm,
} from '#src/contract/desk/booking-actions.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import { performOperation } from '#src/stores/desk/perform-operation.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import type { ActionProps } from './action-props.ts';
import { LetterChoice } from './LetterChoice.tsx';

/** Asks who is written to and called about a booking. */
export function ContactDialog({ view, onClosed }: ActionProps) {
	const { booking } = view;
	const dialog = useRef<HTMLDialogElement>(null);
	const [letter, setLetter] = useState<LetterTime>('later');
	const { name, email, phone } = booking;
	const { form, field, onSubmit } = useContractForm<ContactForm>({
		schema: contactForm,
		defaults: { name, email, phone },
		send: async (contact) => {
			const { refused } = await performOperation({
				booking,
				endpoint: changeContact,
				body: { ...contact, letter },
				change: contact,
				failed: 'Contact Not Changed',
				fields: ['name', 'email', 'phone'],
				close: () => dialog.current?.close(),
			});
			return refused;
		},
	});
	const { isDirty, isSubmitting, dirtyFields } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title="Change contact"
			button="Change contact"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<TextField
				{...field('name', 'Name')}
				autoComplete="off"
				hint="Who booked. The names on the tickets stand with the travelers."
			/>
			<TextField
				{...field('email', 'Email address')}
				type="email"
				autoComplete="off"
				hint="An address that letters went to before is told that no more come, and nothing else."
			/>
			<TextField {...field('phone', 'Phone number')} type="tel" autoComplete="off" />
			{dirtyFields.email && (
				<p role="status" className="text-sm">
					Links in earlier letters still open the trip. If the old address was somebody else’s,
					replace the trip’s link too.
				</p>
			)}
			<LetterChoice email={form.getValues('email') || email} value={letter} onChange={setLetter} />
		</FormDialog>
	);
}
