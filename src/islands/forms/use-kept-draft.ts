import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import type { typedDraft } from '#src/stores/forms/typed-draft.ts';

/**
 * Fills a form in with what was typed before a reload, and keeps what is typed. Nothing is kept before the first input,
 * nor ever a tick: what somebody agrees to, they agree to each time.
 * @param names the text fields that are kept
 */
export function useKeptDraft<Form extends FieldValues>(
	form: UseFormReturn<Form, unknown, FieldValues>,
	draft: ReturnType<typeof typedDraft>,
	names: readonly Path<Form>[],
): void {
	const { getValues, setValue, watch } = form;
	useEffect(() => {
		for (const [name, text] of Object.entries(draft.read(names, new Date()))) {
			const field = names.find((each) => each === name);
			if (field && !getValues(field)) setValue(field, text as PathValue<Form, typeof field>);
		}
		const { unsubscribe } = watch((_, { type }) => {
			if (type !== 'change') return;
			const typed = names.map((name) => [name, getValues(name)] as const);
			const fields = Object.fromEntries(
				typed.filter(
					(entry): entry is readonly [Path<Form>, PathValue<Form, Path<Form>> & string] =>
						typeof entry[1] === 'string' && entry[1] !== '',
				),
			);
			draft.write(fields, new Date());
		});
		return unsubscribe;
	}, [draft, getValues, names, setValue, watch]);
}
