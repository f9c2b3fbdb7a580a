import { useRef, useState } from 'react';

import { besideButton } from '../panel/use-row-focus.ts';

/**
 * The dialog that asks before a booking is decided on.
 * @returns `leave` closes it; `done` does once it is decided: the button that opened it may be gone by then, and the focus
 *   goes to what stood beside it
 */
export function useDecisionDialog() {
	const ref = useRef<HTMLDialogElement>(null);
	const [beside] = useState(() => besideButton(document.activeElement));
	const leave = () => ref.current?.close();
	const done = () => {
		leave();
		beside?.focus();
	};
	return { ref, leave, done };
}
