import { storedValue } from '#src/browser/storage.ts';

/** What a message of a trip may be about. */
const draftedKinds = ['question', 'change', 'review'];

/**
 * What somebody began to write about a trip, in this tab and no longer than that: a computer may be used by others.
 * @param key the trip's reference and what the message is about
 */
export function messageDraft(key: string) {
	return storedValue('session', `trip-draft ${key}`, (json) => {
		if (typeof json !== 'string') throw new Error('A draft is text.');
		return json;
	});
}

/** Forgets all that was begun about a trip. */
export function forgetMessageDrafts(reference: string): void {
	for (const about of draftedKinds) messageDraft(`${reference} ${about}`).remove();
}
