import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { $restoredForms, type typedDraft } from '#src/stores/forms/typed-draft.ts';

export type KeptDraft = {
	/** Whether the form was filled in with what was kept. */
	isRestored: boolean;
	/** Fills it in once more, where it was reset since. */
	restore: () => void;
	/** Empties the form, and forgets what was typed. */
	clear: () => void;
};

const none: readonly never[] = [];

/**
 * Fills a form in with what was typed before a reload, and keeps what is typed. Nothing is kept before the first input,
 * nor ever a tick: what somebody agrees to, they agree to each time.
 * @param names the fields that are kept
 * @param chosen those of them that are not typed, and that code sets when somebody chooses
 */
export function useKeptDraft<Form extends FieldValues>(
	form: UseFormReturn<Form, unknown, FieldValues>,
	draft: ReturnType<typeof typedDraft>,
	names: readonly Path<Form>[],
	chosen: readonly Path<Form>[] = none,
): KeptDraft {
	const { getValues, setValue, watch } = form;
	const restored = useStore($restoredForms, { ssr: 'initial' });
	const restore = useCallback(() => {
		const kept = Object.entries(draft.restore(names, new Date()));
		for (const [name, text] of kept) {
			const field = names.find((each) => each === name);
			// What stands there already was put there by whoever is here now.
			const isFree = field && (chosen.includes(field) || !getValues(field));
			if (isFree) setValue(field, text as PathValue<Form, typeof field>);
		}
	}, [chosen, draft, getValues, names, setValue]);
	useEffect(() => {
		restore();
		const { unsubscribe } = watch((_, { name, type }) => {
			if (type !== 'change' && !(name && chosen.includes(name))) return;
			const typed = names.map((each) => [each, getValues(each)] as const);
			const fields = Object.fromEntries(
				typed.filter(
					(entry): entry is readonly [Path<Form>, PathValue<Form, Path<Form>> & string] =>
						typeof entry[1] === 'string' && entry[1] !== '',
				),
			);
			draft.write(fields, new Date());
		});
		return unsubscribe;
	}, [chosen, draft, getValues, names, restore, watch]);
	const clear = () => {
		const [first] = names;
		// What was pressed goes with this: the keyboard goes on where the form begins.
		if (first) form.setFocus(first);
		form.reset();
		draft.remove();
	};
	return { isRestored: restored.includes(draft.form), restore, clear };
}
