import { useStore } from '@nanostores/react';

import { showScreen } from '#src/stores/desk/panel-address.ts';
import { $hasSingleKeys } from '#src/stores/desk/single-keys.ts';

import { useLoadedAhead } from '../panel/LazyPart.tsx';
import { useSingleKeys } from '../panel/use-single-keys.ts';
import { NewBooking } from './panel-screens.ts';

const screen = 'new-booking';

/** Leads to a booking on the phone, as the key `n` does from anywhere but a field. */
export function NewBookingButton() {
	// What is typed right after the key is meant for the form.
	useLoadedAhead(NewBooking);
	useSingleKeys(openForm);
	const hasKeys = useStore($hasSingleKeys);
	return (
		<button
			type="button"
			className="panel-find"
			{...(hasKeys && { 'aria-keyshortcuts': 'n' })}
			onClick={() => showScreen(screen)}
		>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d="M10 4v12M4 10h12" />
			</svg>
			New booking
			{hasKeys && <kbd aria-hidden="true">N</kbd>}
		</button>
	);
}

function openForm({ key }: KeyboardEvent): boolean {
	if (key !== 'n') return false;
	showScreen(screen);
	return true;
}
