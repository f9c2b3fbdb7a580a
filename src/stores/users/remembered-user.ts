import { currentUserKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

// Every page loads this file with its first script: what a session is stands elsewhere.

const currentUser = storedValue('local', currentUserKey, (json) => json);

/** Whether this browser remembers somebody, readable or not. */
export function isSomebodyRemembered(): boolean {
	return currentUser.exists();
}
