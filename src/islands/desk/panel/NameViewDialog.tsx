import { useRef } from 'react';

import { viewName } from '#src/contract/desk/saved-views.ts';
import { saveView } from '#src/stores/desk/saved-views.ts';
import { TextField } from '#src/ui/TextField.tsx';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { FormDialog } from './FormDialog.tsx';

type Props = { tab: string; query: string; onClosed: () => void };

/** Asks what the present view of a tab shall be called. */
export function NameViewDialog({ tab, query, onClosed }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { form, field, onSubmit } = useContractForm<{ name: string }>({
		schema: viewName,
		defaults: { name: '' },
		send: async ({ name }) => {
			const { isStored, refused } = await saveView({ tab, name, query });
			if (isStored) dialog.current?.close();
			return refused;
		},
	});
	const { isDirty, isSubmitting } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title="Save this view"
			button="Save view"
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			<TextField
				{...field('name', 'Name')}
				autoComplete="off"
				hint="Only you see it. One of the same name is replaced."
			/>
		</FormDialog>
	);
}
