import { fold } from '../text/fold.ts';

/** Where somebody looks for something. */
export const missedKinds = ['tours', 'destinations', 'airports'] as const;
export type MissedKind = (typeof missedKinds)[number];

/** Where a search that found nothing is counted. */
export const missedSearchesPath = '/api/missed-searches';

/** Characters of what was looked for. */
export const missedLength = { least: 3, most: 60 } as const;

/**
 * What is counted of a search that found nothing, so that it says nothing of whoever searched: in lower case, without
 * accents and signs. null of what is too short or too long to be a wish, and of what looks like an address or a number of
 * somebody.
 */
export function missedWords(typed: string): string | null {
	if (/@|\d(?:[\s()./-]*\d){4}/.test(typed)) return null;
	const words = fold(typed);
	return words.length < missedLength.least || words.length > missedLength.most ? null : words;
}
