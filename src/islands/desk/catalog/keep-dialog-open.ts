import type { KeyboardEvent } from 'react';

/** For `onKeyDownCapture` around a combobox: Escape closes what is suggested, and not the dialog with it. */
export function keepDialogOpen(event: KeyboardEvent): void {
	const isOpen = event.target instanceof Element && event.target.ariaExpanded === 'true';
	if (isOpen && event.key === 'Escape') event.preventDefault();
}
