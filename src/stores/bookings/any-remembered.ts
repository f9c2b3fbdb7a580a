import { bookingsKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

/** Whether this browser keeps bookings, readable or not: what reads them is then worth its loading. */
export function anyRemembered(): boolean {
	return storedValue('local', bookingsKey, () => null).exists();
}
