import { useLayoutEffect } from 'react';

import { $hasSingleKeys } from '#src/stores/desk/single-keys.ts';

/**
 * Listens to the keys that act alone: not while somebody types, holds another key, has a dialog open, has switched them
 * off or works by touch.
 * @param press gives whether the key means something
 */
export function useSingleKeys(press: (event: KeyboardEvent) => boolean): void {
	// With what it acts on: a key between that and a later effect would act on what stood there before.
	useLayoutEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
			if (ctrlKey || metaKey || altKey || defaultPrevented || !$hasSingleKeys.get()) return;
			if (isTypedInto(target) || document.querySelector('dialog:modal')) return;
			if (press(event)) event.preventDefault();
		};
		addEventListener('keydown', listen);
		return () => removeEventListener('keydown', listen);
	}, [press]);
}

function isTypedInto(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || target.closest('input, textarea, select') !== null;
}
