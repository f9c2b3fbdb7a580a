import { isPersonKnown } from '#src/browser/known-person.ts';

import { logFailure } from '../log-failure.ts';
import { isSomebodyRemembered } from './remembered-user.ts';

/**
 * Calls back when this browser remembers somebody, now or once they have signed in elsewhere, and when the API knows
 * somebody by the cookie whom the browser has forgotten. While it cannot be reached, nothing happens.
 */
export function whenPersonKnown(callback: () => void): void {
	const tellRemembered = () => {
		if (isSomebodyRemembered()) callback();
	};
	addEventListener('storage', tellRemembered);
	// A page that comes back from the browser's memory has missed what happened meanwhile.
	addEventListener('pageshow', tellRemembered);
	if (isSomebodyRemembered()) callback();
	else isPersonKnown().then((isKnown) => isKnown && callback(), logFailure);
}
