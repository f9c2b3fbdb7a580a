import { recentSearchesKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

/** Whether this browser keeps flight searches, readable or not: what reads them is then worth its loading. */
export function anyKeptSearch(): boolean {
	return storedValue('local', recentSearchesKey, () => null).exists();
}
