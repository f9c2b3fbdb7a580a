import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef } from 'react';
import {
	type DefaultValues,
	type FieldValues,
	type Path,
	type RegisterOptions,
	useForm,
} from 'react-hook-form';

type Options<Form extends FieldValues> = {
	/** The contract's schema of the form. */
	schema: Parameters<typeof standardSchemaResolver<Partial<Form>, unknown, Form>>[0];
	defaults?: DefaultValues<Partial<Form>>;
	/**
	 * Sends the form and gives the fields that the server refused; empty when there are none. Calls `startAnew`
	 * where the form shall be as it was at first once it is sent.
	 */
	send: (form: Form, startAnew: () => void) => Promise<Partial<Record<keyof Form, string>>>;
};

/**
 * A form that obeys a schema of the contract. What is wrong, in the browser's view or the server's, is said at
 * its field and the first such field gets the focus; what was typed survives every refusal.
 */
export function useContractForm<Form extends FieldValues>({
	schema,
	defaults,
	send,
}: Options<Form>) {
	const form = useForm<Partial<Form>, unknown, Form>({
		resolver: standardSchemaResolver(schema),
		...(defaults && { defaultValues: defaults }),
		// Fields come and go: the order in which they came is not the one on the page.
		shouldFocusError: false,
	});
	const { formState } = form;
	const element = useRef<HTMLFormElement>(null);
	// Once what is wrong stands on the page, which is after the count of attempts has changed.
	const attempts = formState.submitCount;
	useEffect(() => {
		if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [attempts]);

	// Its button stays pressable, and Enter in a field sends too.
	const isUnderWay = useRef(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		let isAnew = false;
		if (event.currentTarget instanceof HTMLFormElement) element.current = event.currentTarget;
		const sendValid = form.handleSubmit(async (values) => {
			const sending = send(values, () => {
				isAnew = true;
			});
			for (const [name, message] of Object.entries(await sending)) {
				form.setError(name as Path<Partial<Form>>, { message: String(message) });
			}
		});
		try {
			await sendValid(event);
		} finally {
			isUnderWay.current = false;
		}
		if (isAnew) form.reset();
	};

	const error = (name: Path<Partial<Form>>) => {
		const found: object = form.getFieldState(name, formState).error ?? {};
		return 'message' in found && typeof found.message === 'string' ? found.message : undefined;
	};

	return {
		form,
		/** What is wrong with a field. */
		error,
		onSubmit: (event: FormEvent) => void submit(event),
		/** The properties of a text field that has to be filled in. */
		field: (
			name: Path<Partial<Form>>,
			label: string,
			options: RegisterOptions<Partial<Form>> = {},
		) => ({
			...form.register(name, options),
			label,
			error: error(name),
			required: true,
		}),
	};
}
