import { type KeyboardEvent, useRef } from 'react';

import { addNote as addNoteEndpoint, type BookingNote } from '#src/contract/desk/booking-note.ts';
import { addNote } from '#src/stores/desk/booking-notes.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { useDraft } from '../panel/use-draft.ts';

type Props = { bookingId: number; notes: readonly BookingNote[] };

/** What the desk notes for itself, sent by its button or by Ctrl+Enter. */
export function AddNote({ bookingId, notes }: Props) {
	const { form, field, onSubmit } = useContractForm<{ body: string }>({
		schema: addNoteEndpoint.body,
		defaults: { body: '' },
		send: async ({ body }, startAnew) => {
			const { isStored, refused } = await addNote(bookingId, body, notes);
			if (isStored) startAnew();
			return refused;
		},
	});
	const { isSubmitting } = form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	useDraft(form, `note ${bookingId}`);
	const press = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) => {
		if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
	};
	return (
		<form
			className="booking-note-form"
			noValidate
			aria-busy={isSubmitting}
			data-print="no"
			onSubmit={onSubmit}
		>
			<TextArea
				{...field('body', 'Note for the desk')}
				rows={2}
				autoComplete="off"
				onKeyDown={press}
			/>
			<button
				ref={submit}
				type="submit"
				className="button button-secondary"
				disabled={isSubmitting}
			>
				{isSubmitting ? 'Adding…' : 'Add note'}
			</button>
		</form>
	);
}
