import * as z from 'zod/mini';

import {
	missedKinds,
	missedLength,
	missedSearchesPath,
} from '#src/domain/catalog/missed-search.ts';

import { command } from '../http/endpoint.ts';
import { line } from '../text.ts';

/** A search of a list that found nothing: what was looked for, and nothing of who looked. */
const missedSearch = z.strictObject({
	kind: z.enum(missedKinds, `kind must be one of: ${missedKinds.join(', ')}.`),
	words: line({
		min: missedLength.least,
		max: missedLength.most,
		message: 'words must be what was looked for.',
	}),
});

/** Counts it for its day; 429 where one address sends too many. */
export const countMissedSearch = command(
	'POST',
	missedSearchesPath,
	missedSearch,
	z.object({ isCounted: z.boolean() }),
);
