import { useLayoutEffect } from 'react';

import { useSingleKeys } from './use-single-keys.ts';

/** Marks the field that `/` leads to. */
export const searchField = { 'data-panel-search': '' } as const;

/** The panel's key `/`, which goes to the search of the tab, and Ctrl or Cmd with Enter, which sends the form around a field. */
export function useShortcuts(): void {
	useSingleKeys(goToSearch);
	useLayoutEffect(() => {
		addEventListener('keydown', sendForm);
		return () => removeEventListener('keydown', sendForm);
	}, []);
}

function sendForm(event: KeyboardEvent): void {
	const { key, ctrlKey, metaKey, target, defaultPrevented, repeat } = event;
	if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
	const form = target instanceof Element ? target.closest('form') : null;
	if (!form) return;
	event.preventDefault();
	form.requestSubmit();
}

function goToSearch({ key }: KeyboardEvent): boolean {
	const field = document.querySelector<HTMLInputElement>('[data-panel-search]');
	if (key !== '/' || !field) return false;
	field.focus();
	field.select();
	return true;
}
