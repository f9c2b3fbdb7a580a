import { useEffect } from 'react';

/** Marks the field that `/` leads to. */
export const searchField = { 'data-panel-search': '' } as const;

/** The panel's keys: `/` goes to the search of the tab. */
export function useShortcuts(): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey, altKey } = event;
			if (key !== '/' || ctrlKey || metaKey || altKey) return;
			const isTyping = target instanceof Element && target.closest('input, textarea, select');
			if (isTyping || document.querySelector('dialog:modal')) return;
			const field = document.querySelector<HTMLInputElement>('[data-panel-search]');
			if (!field) return;
			event.preventDefault();
			field.focus();
			field.select();
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, []);
}
