import { type RefObject, useEffect } from 'react';

/** Marks the button that Enter presses from a field of its search. */
export const searchButton = { 'data-enter': '' } as const;

/**
 * Ctrl and Enter send the form. Enter alone does not, or a key too many would: from the fields of a search it searches.
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const element = form.current;
		const press = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, target } = event;
			if (key !== 'Enter' || event.defaultPrevented) return;
			if (ctrlKey || metaKey) {
				event.preventDefault();
				element?.requestSubmit();
			} else if (target instanceof HTMLInputElement) {
				event.preventDefault();
				target.closest('[role=search]')?.querySelector<HTMLElement>('[data-enter]')?.click();
			}
		};
		element?.addEventListener('keydown', press);
		return () => element?.removeEventListener('keydown', press);
	}, [form]);
}
