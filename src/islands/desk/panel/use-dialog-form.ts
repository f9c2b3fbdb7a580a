import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useContractForm } from '../../forms/use-contract-form.ts';
import { leaveButton } from './use-row-focus.ts';

type Options<Form extends FieldValues> = Pick<
	Parameters<typeof useContractForm<Form>>[0],
	'schema' | 'defaults'
> & {
	/** Sends the form and gives the fields that the server refused; calls `onStored` before anything is said of it. */
	send: (form: Form, onStored: () => void) => Promise<Partial<Record<keyof Form, string>>>;
};

/**
 * A form of the contract in a `FormDialog`, which closes once it is stored: then what a row's button opened is left.
 * @returns the form, and what its fields and the dialog are given
 */
export function useDialogForm<Form extends FieldValues>({ send, ...options }: Options<Form>) {
	const ref = useRef<HTMLDialogElement>(null);
	const { form, field, onSubmit } = useContractForm<Form>({
		...options,
		send: (values) =>
			send(values, () => {
				ref.current?.close();
				leaveButton(document.activeElement);
			}),
	});
	const { isDirty: isChanged, isSubmitting: isSending } = form.formState;
	return { form, field, dialog: { ref, isChanged, isSending, onSubmit } };
}
