import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';

type Options<Form extends FieldValues> = {
	/** The contract's schema of the form. */
	schema: Parameters<typeof standardSchemaResolver<Partial<Form>, unknown, Form>>[0];
	defaults?: DefaultValues<Partial<Form>>;
	/** Sends the form and gives the fields that the server refused; empty when there are none. */
	send: (form: Form) => Promise<Partial<Record<keyof Form, string>>>;
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
	});

	const submit = form.handleSubmit(async (values) => {
		const refused = Object.entries(await send(values));
		for (const [index, [name, message]] of refused.entries()) {
			form.setError(
				name as Path<Partial<Form>>,
				{ message: String(message) },
				{ shouldFocus: index === 0 },
			);
		}
	});

	const error = (name: Path<Partial<Form>>) => {
		const message = form.formState.errors[name]?.message;
		return typeof message === 'string' ? message : undefined;
	};

	return {
		form,
		/** What is wrong with a field. */
		error,
		onSubmit: (event: Parameters<typeof submit>[0]) => void submit(event),
		/** The properties of a text field that has to be filled in. */
		field: (name: Path<Partial<Form>>, label: string) => ({
			...form.register(name),
			label,
			error: error(name),
			required: true,
		}),
	};
}
