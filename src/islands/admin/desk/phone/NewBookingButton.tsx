import { useEffect } from 'react';

import { showScreen } from '#src/stores/admin/panel-address.ts';

import { useFetchedAhead } from '../../panel/Fetched.tsx';
import { NewBooking } from '../../panel/panel-screens.ts';

const screen = 'new-booking';

/** Leads to a booking on the phone, as the key `n` does from anywhere but a field. */
export function NewBookingButton() {
	// What is typed right after the key is meant for the form.
	useFetchedAhead(NewBooking);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
			if (key !== 'n' || ctrlKey || metaKey || altKey || defaultPrevented) return;
			const isTyping =
				target instanceof HTMLElement &&
				(target.isContentEditable || target.closest('input, textarea, select'));
			if (isTyping || document.querySelector('dialog:modal')) return;
			event.preventDefault();
			showScreen(screen);
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, []);
	return (
		<button
			type="button"
			className="panel-find"
			aria-keyshortcuts="n"
			onClick={() => showScreen(screen)}
		>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d="M10 4v12M4 10h12" />
			</svg>
			New booking
			<kbd aria-hidden="true">N</kbd>
		</button>
	);
}
