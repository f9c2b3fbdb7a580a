import * as z from 'zod/mini';

import { query } from '../http/endpoint.ts';

export const attemptMessages = {
	unknown: 'Nothing has arrived under this number yet.',
} as const;

/**
 * What became of an attempt whose answer was lost: what was answered then, by the path of the call that stored it. Whoever
 * knows an attempt's id drew it. 404 where nothing is stored under it, or not yet.
 */
export const findAttempt = query(
	'GET',
	'/api/attempts/:attempt',
	z.object({ path: z.string(), receipt: z.unknown() }),
);
