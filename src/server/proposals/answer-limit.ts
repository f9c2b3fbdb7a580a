import { proposalMessages } from '#src/contract/proposals/answers.ts';

import type { RateLimit } from '../http/rate-limit.ts';

/** How often one address may answer offers, or ask about them. */
export const answerLimit: RateLimit = {
	name: 'offer-answers',
	most: 30,
	windowSeconds: 60 * 60,
	message: proposalMessages.tooMany,
};
