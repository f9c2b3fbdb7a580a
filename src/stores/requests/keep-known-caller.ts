import { callBackKey } from '#src/browser/storage-keys.ts';

import { logFailure } from '../log-failure.ts';

/**
 * Keeps who asks to be called, for the form to be filled in with: until it is sent, or the tab is closed. The form
 * checks it (`known-caller.ts`); the page that the link stands on carries nothing that could.
 * @param known as JSON, as the link has it
 */
export function keepKnownCaller(known: string): void {
	try {
		sessionStorage.setItem(callBackKey, known);
	} catch (error) {
		logFailure(error);
	}
}
