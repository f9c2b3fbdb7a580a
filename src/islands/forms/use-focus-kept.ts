import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus of a form that is being sent: a field that is disabled meanwhile gives it to the submit button. A button
 * that was disabled itself has it back afterwards, unless it moved elsewhere.
 */
export function useFocusKept(button: RefObject<HTMLElement | null>, isSending: boolean): void {
	const wasSending = useRef(false);
	useEffect(() => {
		const { activeElement, body } = document;
		const isLost = !activeElement || activeElement === body || activeElement.matches(':disabled');
		if (isSending !== wasSending.current && isLost) button.current?.focus();
		wasSending.current = isSending;
	}, [button, isSending]);
}
