import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { WaitingListDialog } from '#src/islands/requests/WaitingListDialog.tsx';
import type { WaitingListWish } from '#src/islands/tours/join-waiting-list.ts';
import { SeatLink } from '#src/islands/tours/SeatLink.tsx';

import { loadWholeStylesheet } from './whole-stylesheet.ts';

let dialogs: Root | undefined;
let links: Root | undefined;
let opened = 0;

/**
 * Opens the form of the waiting list; once it is closed, the focus goes back to `opener`.
 * @throws when the page lacks the dialog's styles and they cannot be fetched
 */
export async function openWaitingList(opener: HTMLElement, wish: WaitingListWish): Promise<void> {
	await loadWholeStylesheet();
	dialogs ??= createRoot(document.body.appendChild(document.createElement('div')));
	const root = dialogs;
	opened += 1;
	const onClosed = () => {
		root.render(null);
		// The page may have been drawn anew meanwhile.
		const now = opener.isConnected ? opener : document.getElementById(opener.id);
		now?.focus();
	};
	root.render(createElement(WaitingListDialog, { key: opened, wish, onClosed }));
}

/**
 * Shows what a link of the waiting list's letters leads to, above all else of the page.
 * @throws when the page lacks its styles and they cannot be fetched
 */
export async function openSeatLink(purpose: 'seats' | 'leave', seatKey: string): Promise<void> {
	await loadWholeStylesheet();
	links ??= createRoot(placeOnTop());
	links.render(createElement(SeatLink, { key: seatKey, purpose, seatKey }));
}

function placeOnTop(): HTMLElement {
	const place = document.createElement('div');
	place.className = 'wrap pt-8';
	(document.querySelector('main') ?? document.body).prepend(place);
	return place;
}
