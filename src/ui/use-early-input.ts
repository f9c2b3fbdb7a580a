import { type RefObject, useEffect } from 'react';

/** Keeps what a field held before React took it over: typed early, or restored by the browser. */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
	field: RefObject<Field | null>,
	value: string,
	onChange: (value: string) => void,
): void {
	useEffect(() => {
		if (field.current && field.current.value !== value) onChange(field.current.value);
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only the moment of taking over counts
	}, []);
}
