import { atom, onMount } from 'nanostores';
import * as z from 'zod/mini';

import { seenReleaseKey } from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';

const seen = storedValue('local', seenReleaseKey, (json) => z.parse(z.string(), json));

/** The newest day of the release notes, as the page was built with it; empty where it says none. */
function newestRelease(): string {
	return document.querySelector<HTMLElement>('[data-released]')?.dataset['released'] ?? '';
}

/** Whether this browser has not been told yet what the newest release changes. */
export const $hasReleaseNews = atom(false);

onMount($hasReleaseNews, () => {
	const isFirstHere = 'firstHere' in document.documentElement.dataset;
	if (isFirstHere && !seen.exists()) seen.write(newestRelease());
	$hasReleaseNews.set((seen.read() ?? '') < newestRelease());
});

/** The days that this browser has not been shown; the newest where it was shown none. */
export function unseenDays<Day extends { day: string }>(days: readonly Day[]): Day[] {
	const last = seen.read();
	return last === null ? days.slice(0, 1) : days.filter(({ day }) => day > last);
}

/** What is new is not told again. */
export function endReleaseNews(): void {
	seen.write(newestRelease());
	$hasReleaseNews.set(false);
}
