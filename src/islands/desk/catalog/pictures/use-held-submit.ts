import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the form around an element from being sent while that is there, so that nothing which is not done is lost with it.
 * @param onHeld called instead
 */
export function useHeldSubmit(
	element: RefObject<HTMLFieldSetElement | null>,
	onHeld: () => void,
): void {
	const held = useRef(onHeld);
	useEffect(() => {
		held.current = onHeld;
	});
	useEffect(() => {
		const form = element.current?.form;
		const hold = (event: Event) => {
			event.preventDefault();
			// React hears of it at the root of the page.
			event.stopPropagation();
			held.current();
		};
		form?.addEventListener('submit', hold);
		return () => form?.removeEventListener('submit', hold);
	}, [element]);
}
