import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps what stands in a form's fields with the page's entry in the history, for when the visitor comes Back to it:
 * browsers put text back only into fields that they would also complete.
 * @param restore is given what was kept, by the fields' names
 */
export function useKeptFields(
	form: RefObject<HTMLFormElement | null>,
	restore: (kept: URLSearchParams) => void,
): void {
	const restoreOnce = useEffectEvent(restore);
	useEffect(() => {
		const element = form.current;
		if (!element) return;
		if (history.state !== null) restoreOnce(new URLSearchParams(textsOf(history.state)));
		const keep = () => {
			const fields = Object.fromEntries(new FormData(element));
			history.replaceState({ ...history.state, ...fields }, '');
		};
		element.addEventListener('focusout', keep);
		element.addEventListener('submit', keep);
		return () => {
			element.removeEventListener('focusout', keep);
			element.removeEventListener('submit', keep);
		};
	}, [form]);
}

function textsOf(state: unknown): [string, string][] {
	return Object.entries(Object(state)).flatMap(([name, value]) =>
		typeof value === 'string' ? [[name, value]] : [],
	);
}
