import { draftsKey, openAttemptsKey } from '#src/browser/storage-keys.ts';

/** Whether this browser keeps something that was typed into a form, or sent and not answered. */
export function keepsForms(): boolean {
	try {
		return [draftsKey, openAttemptsKey].some((key) => localStorage.getItem(key) !== null);
	} catch {
		// Storage is refused: nothing was kept.
		return false;
	}
}
