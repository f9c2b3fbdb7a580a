import { useEffect } from 'react';

import { catchFocus, isFocusLost, rowDoor } from './use-row-focus.ts';

/** What goes by itself: the focus returns to where it was before. */
const passing = '.waiting-letters';
/** Where the hands were: the smallest of these around a button that is gone. */
const places = 'li, tr, section, article, [role=group], dialog, [role=tabpanel]';

/**
 * Keeps the focus near where it was whenever what had it leaves the panel, as 'Confirm' does once it is confirmed and
 * 'Undo' once it is undone: in a row on what opens it, else on the entry, the group or the card. What has a better place
 * for it says so earlier.
 */
export function useCaughtFocus(): void {
	useEffect(() => {
		let around: Element[] = [];
		let before: HTMLElement | null = null;
		const follow = (event: FocusEvent) => {
			around = event.composedPath().filter((part) => part instanceof Element);
			const { target } = event;
			if (target instanceof HTMLElement && !target.closest(passing)) before = target;
		};
		// Who presses beside all buttons has left them.
		const leave = ({ target }: FocusEvent) =>
			queueMicrotask(() => {
				const isThere = target instanceof Element && target.isConnected;
				if (isThere && !target.closest('dialog') && isFocusLost()) around = [];
			});
		const observer = new MutationObserver(() => {
			if (around.length === 0 || around[0]?.isConnected || !isFocusLost()) return;
			const wasPassing = around.some((part) => part.matches(passing));
			const place = around.find(({ isConnected }) => isConnected)?.closest(places);
			around = [];
			if (wasPassing && before?.isConnected) before.focus({ preventScroll: true });
			else if (place && !place.matches(`dialog, [role=tabpanel], ${passing}`)) focusAt(place);
			if (isFocusLost()) catchFocus();
		});
		document.addEventListener('focusin', follow);
		document.addEventListener('focusout', leave);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => {
			document.removeEventListener('focusin', follow);
			document.removeEventListener('focusout', leave);
			observer.disconnect();
		};
	}, []);
}

/** What is no control takes the focus for as long as it stays there. */
function focusAt(place: Element): void {
	const target = place.querySelector<HTMLElement>(`:scope > * > ${rowDoor}`) ?? place;
	if (!(target instanceof HTMLElement)) return;
	if (target === place) {
		target.tabIndex = -1;
		target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
	}
	target.focus({ preventScroll: true });
}
