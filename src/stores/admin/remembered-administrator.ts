import { currentUserKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

const isAdministrator = storedValue('local', currentUserKey, (json) =>
	Boolean((Object(json) as { isAdmin?: unknown }).isAdmin),
);

/** Whether an administrator was signed in here last. It opens nothing: it says what is worth loading. */
export function isAdministratorRemembered(): boolean {
	return isAdministrator.read() === true;
}
