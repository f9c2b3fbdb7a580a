import { atom, computed, onMount } from 'nanostores';
import * as z from 'zod/mini';

import { singleKeysKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

const kept = storedValue('local', singleKeysKey, (json) => z.parse(z.boolean(), json));

/** Whether whoever works in this browser wants single keys to act (WCAG 2.1.4); they do until switched off. */
export const $wantsSingleKeys = atom(true);

/** Whether this device is pointed at by a finger: it has no keys to hint at, and one pressed was meant for something else. */
export const $isTouched = atom(false);

/** Whether single keys act and are hinted at. */
export const $hasSingleKeys = computed(
	[$wantsSingleKeys, $isTouched],
	(isWanted, isTouched) => isWanted && !isTouched,
);

onMount($wantsSingleKeys, () => {
	$wantsSingleKeys.set(kept.read() ?? true);
});

onMount($isTouched, () => {
	const query = matchMedia('(pointer: coarse)');
	const look = () => $isTouched.set(query.matches);
	look();
	query.addEventListener('change', look);
	return () => query.removeEventListener('change', look);
});

/** Lets single keys act, or not, in this browser from now on. */
export function switchSingleKeys(isOn: boolean): void {
	if (isOn) kept.remove();
	else kept.write(false);
	$wantsSingleKeys.set(isOn);
}
