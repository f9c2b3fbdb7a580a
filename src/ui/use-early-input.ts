import { type RefObject, useEffect } from 'react';

/**
 * Keeps what a field held before React took it over: typed early, or restored by the browser.
 * @param onFocus called when the field has the focus by then, which React does not tell
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
	field: RefObject<Field | null>,
	value: string,
	onChange: (value: string) => void,
	onFocus?: () => void,
): void {
	useEffect(() => {
		if (!field.current) return;
		if (field.current.value !== value) onChange(field.current.value);
		if (document.activeElement === field.current) onFocus?.();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the moment of taking over counts
	}, []);
}
