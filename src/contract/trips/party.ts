import * as z from 'zod/mini';

import { attempted } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';

export const changePartyMessages = {
	choose: 'Please choose who joins or leaves.',
	joined: 'One more traveler has a place on your trip. Name them when you know who it is.',
	left: 'One traveler less is on your trip, and your total is lower.',
	asked:
		'Our desk has your wish, with its price. Nothing changes until you have talked to each other.',
	/** 409 */
	gone: 'This cannot be had at this price any more. Nothing was changed: please choose again.',
	/** 409 */
	notNow: 'Nobody can be added or removed here any more. Please call us.',
} as const;

/** Adds somebody to a held trip or takes them off it, or asks the desk to do so on one that is confirmed. */
export const changeTripParty = attempted(
	'/api/trips/:reference/party',
	z.strictObject({
		/** Who, with the amount that the page showed (`partyChangeSeen`). */
		change: z.string(changePartyMessages.choose).check(z.maxLength(30, changePartyMessages.choose)),
		attempt: formAttempt,
	}),
	z.object({ outcome: z.enum(['joined', 'left', 'asked']), message: z.string() }),
);
