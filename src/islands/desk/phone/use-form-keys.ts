import { type RefObject, useLayoutEffect } from 'react';

/** Marks the button that Enter presses from a field of its search. */
export const searchButton = { 'data-enter': '' } as const;

/** Enter alone does not send the form, or a key too many would: from the fields of a search it searches. */
export function useFormKeys(form: RefObject<HTMLFormElement | null>): void {
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, target, defaultPrevented } = event;
			const isHere = target instanceof Element && form.current?.contains(target);
			// With Ctrl or Cmd the panel sends the form; or a list of suggestions has taken it.
			if (key !== 'Enter' || ctrlKey || metaKey || !isHere || defaultPrevented) return;
			if (!(target instanceof HTMLInputElement)) return;
			event.preventDefault();
			target.closest('[role=search]')?.querySelector<HTMLElement>('[data-enter]')?.click();
		};
		// React hears of a key at the root of the page: whoever listens below hears of it before.
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [form]);
}
