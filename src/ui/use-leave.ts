import { type RefObject, useLayoutEffect } from 'react';

/**
 * Closes what has opened under a field where somebody presses or goes elsewhere, or presses Escape. A dialog that has
 * opened from it lies above it, and is not elsewhere.
 * @param onClose `isDone` when the focus shall go back to the field; otherwise it is elsewhere already
 */
export function useLeave(
	field: RefObject<HTMLElement | null>,
	onClose: (isDone: boolean) => void,
): void {
	// With what it closes: whoever sees that can leave it. A later effect may come after the next key on a slow machine.
	useLayoutEffect(() => {
		const isUnder = (target: Element) => {
			const dialog = target.closest('dialog');
			return dialog !== null && !dialog.contains(field.current) && !field.current?.contains(dialog);
		};
		const goElsewhere = ({ target }: Event) => {
			if (!(target instanceof Element) || isUnder(target)) return;
			if (!field.current?.contains(target)) onClose(false);
		};
		const escape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			if (event.target instanceof Element && isUnder(event.target)) return;
			// A dialog around the field stays open.
			event.preventDefault();
			onClose(true);
		};
		document.addEventListener('pointerdown', goElsewhere);
		document.addEventListener('focusin', goElsewhere);
		document.addEventListener('keydown', escape);
		return () => {
			document.removeEventListener('pointerdown', goElsewhere);
			document.removeEventListener('focusin', goElsewhere);
			document.removeEventListener('keydown', escape);
		};
	});
}
