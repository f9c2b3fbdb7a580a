import { useRef } from 'react';

import { noteWords } from '#src/contract/desk/note.ts';
import { type PersonRow, personRowName } from '#src/domain/desk/person-row.ts';
import { addNote } from '#src/stores/desk/notes.ts';
import { TextArea } from '#src/ui/TextArea.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { useFocusKept } from '../../forms/use-focus-kept.ts';
import { useDraft } from '../panel/use-draft.ts';

type Props = {
	/** What it is about. */
	of: PersonRow;
	/** The newest note of it, if there is any. */
	latest: { id: number } | undefined;
};

/** What the desk notes for itself, sent by its button or by Ctrl+Enter. */
export function AddNote({ of, latest }: Props) {
	const { form, field, onSubmit } = useContractForm<{ body: string }>({
		schema: noteWords,
		defaults: { body: '' },
		send: async ({ body }, startAnew) => {
			const { isStored, refused } = await addNote(of, body, latest?.id ?? 0);
			if (isStored) startAnew();
			return refused;
		},
	});
	const { isSubmitting } = form.formState;
	const submit = useRef<HTMLButtonElement>(null);
	useFocusKept(submit, isSubmitting);
	useDraft(form, `note ${personRowName(of)}`);
	return (
		<form
			className="note-form"
			noValidate
			aria-busy={isSubmitting}
			data-print="no"
			onSubmit={onSubmit}
		>
			<TextArea {...field('body', 'Note for the desk')} rows={2} autoComplete="off" />
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
