import { requestMessages } from '#src/contract/requests/requests.ts';

import type { RateLimit } from '../http/rate-limit.ts';

/** How often one address may send a form; each form has a count of its own. */
export function requestLimit(name: string): RateLimit {
	return { name, most: 10, windowSeconds: 60 * 60, message: requestMessages.tooMany };
}
