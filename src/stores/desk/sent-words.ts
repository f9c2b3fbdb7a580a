import * as z from 'zod/mini';

import { attemptIdFor } from '#src/browser/attempts.ts';

/** What was sent of a draft, and the id of that attempt. */
export const sentWords = z.object({ words: z.string(), attempt: z.string() });
export type SentWords = z.infer<typeof sentWords>;

/**
 * The attempt to send a body: should its answer be lost, the same words are the same attempt, also after the page was
 * loaded again.
 * @param before what was sent of the draft, as it is kept with it
 */
export function sentWordsOf(body: unknown, before: SentWords | null): SentWords {
	const words = JSON.stringify(body);
	if (before?.words === words) return before;
	return { words, attempt: attemptIdFor({ words, at: Date.now() }) };
}
