import { useSingleKeys } from './use-single-keys.ts';

/** Marks the field that `/` leads to. */
export const searchField = { 'data-panel-search': '' } as const;

/** The panel's key `/`, which goes to the search of the tab. */
export function useShortcuts(): void {
	useSingleKeys(goToSearch);
}

function goToSearch({ key }: KeyboardEvent): boolean {
	const field = document.querySelector<HTMLInputElement>('[data-panel-search]');
	if (key !== '/' || !field) return false;
	field.focus();
	field.select();
	return true;
}
