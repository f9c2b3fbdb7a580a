import { type MissedKind, missedSearchesPath } from '#src/domain/catalog/missed-search.ts';

/** Milliseconds for which a search has to stand: what is being typed is none. */
const pause = 2000;

const timers: Partial<Record<MissedKind, number>> = {};
const counted = new Set<string>();

/**
 * Has it counted, once a page and of nobody, that something was looked for and not found. What does not arrive is not
 * counted, and nobody has to know.
 * @param words null: there is something
 */
export function noteMissed(kind: MissedKind, words: string | null): void {
	clearTimeout(timers[kind]);
	const search = JSON.stringify({ kind, words });
	if (words === null || counted.has(search)) return;
	timers[kind] = window.setTimeout(() => countMissed(kind, words), pause);
}

/** As `noteMissed`, of what was sent and is no longer being typed: at once. */
export function countMissed(kind: MissedKind, words: string): void {
	const search = JSON.stringify({ kind, words });
	if (counted.has(search)) return;
	counted.add(search);
	// Some browsers are told to send none.
	const browser: Partial<Pick<Navigator, 'sendBeacon'>> = navigator;
	browser.sendBeacon?.(missedSearchesPath, new Blob([search], { type: 'application/json' }));
}
