import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what stands in a form's fields with the page's entry in the history, for when the visitor comes Back to it:
 * browsers put text back only into fields that they would also complete.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>): void {
	// Before the effects of the fields, which take over what they find.
	useLayoutEffect(() => {
		const element = form.current;
		if (!element) return;
		fillIn(element, history.state ?? {});
		const keep = () => {
			const fields = Object.fromEntries(new FormData(element));
			history.replaceState({ ...history.state, ...fields }, '');
		};
		element.addEventListener('focusout', keep);
		element.addEventListener('submit', keep);
		return () => {
			element.removeEventListener('focusout', keep);
			element.removeEventListener('submit', keep);
		};
	}, [form]);
}

function fillIn(form: HTMLFormElement, kept: Record<string, unknown>): void {
	for (const field of form.elements) {
		if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
		const value = kept[field.name];
		if (typeof value === 'string' && isUntouched(field)) field.value = value;
	}
}

function isUntouched(field: HTMLInputElement | HTMLSelectElement): boolean {
	return field instanceof HTMLSelectElement ? field.selectedIndex === 0 : field.value === '';
}
