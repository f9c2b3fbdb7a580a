import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type SearchForm = {
	form: RefObject<HTMLFormElement | null>;
	/** Moves the focus to the first field that is wrong, once its message stands there. */
	focusFirstIssue: () => void;
	/**
	 * Whether a date is typed that no calendar has, such as February 31: it counts as empty everywhere but in its
	 * field, so that the browser is asked to say what is wrong there.
	 */
	hasUnreadableDate: () => boolean;
};

/** A search form that works by itself until React takes it over; then our messages replace the browser's. */
export function useSearchForm(): SearchForm {
	const form = useRef<HTMLFormElement>(null);
	const [refusals, setRefusals] = useState(0);
	useEffect(() => {
		if (form.current) form.current.noValidate = true;
	}, []);
	useEffect(() => {
		if (refusals === 0) return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals]);
	return {
		form,
		focusFirstIssue: useCallback(() => setRefusals((count) => count + 1), []),
		hasUnreadableDate() {
			const dates = form.current?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
			const unreadable = [...dates].find(({ validity }) => validity.badInput);
			unreadable?.reportValidity();
			return unreadable !== undefined;
		},
	};
}
