import { type RefObject, useEffect, useRef } from 'react';

/** Gives a submit button, disabled while `isSending`, the focus back that it lost so, unless it moved elsewhere. */
export function useFocusKept(button: RefObject<HTMLElement | null>, isSending: boolean): void {
	const wasSending = useRef(false);
	useEffect(() => {
		const lostFocus = document.activeElement === document.body || !document.activeElement;
		if (!isSending && wasSending.current && lostFocus) button.current?.focus();
		wasSending.current = isSending;
	}, [button, isSending]);
}
