import { currentUserKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

const worksAtDesk = storedValue('local', currentUserKey, (json) => {
	const { isAdmin, isAgent } = Object(json) as { isAdmin?: unknown; isAgent?: unknown };
	return Boolean(isAdmin) || Boolean(isAgent);
});

/** Whether somebody of the desk was signed in here last. It opens nothing: it says what is worth loading. */
export function isAdministratorRemembered(): boolean {
	return worksAtDesk.read() === true;
}
