import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { CustomOfferDialog } from '#src/islands/requests/CustomOfferDialog.tsx';

import { loadWholeStylesheet } from './whole-stylesheet.ts';

let root: Root | undefined;

// Fetched together with this file; a failure is told by whoever opens the dialog, which tries again.
loadWholeStylesheet().catch(() => {});

/**
 * Opens the dialog; once it is closed, the focus goes back to `opener`, or to the button of its menu.
 * @throws when the page lacks the dialog's styles and they cannot be fetched
 */
export async function openCustomOffer(opener: HTMLElement): Promise<void> {
	await loadWholeStylesheet();
	root ??= createRoot(document.body.appendChild(document.createElement('div')));
	show(root, opener, true);
}

function show(root: Root, opener: HTMLElement, isOpen: boolean): void {
	const dialog = createElement(CustomOfferDialog, {
		isOpen,
		onReopen: () => show(root, opener, true),
		onClosed() {
			show(root, opener, false);
			// The browser gives the focus back, but not to what has gone from sight with its menu.
			if (!opener.checkVisibility()) menuButtonOf(opener)?.focus();
		},
	});
	root.render(dialog);
}

function menuButtonOf(opener: HTMLElement): HTMLElement | null {
	const menu = opener.closest('[popover]');
	return document.querySelector<HTMLElement>(`[popovertarget="${menu?.id ?? ''}"]`);
}
