import * as z from 'zod/mini';

import { attempted, command } from '../http/endpoint.ts';
import { formAttempt } from './form-attempt.ts';

const done = z.object({ message: z.string() });

const linkIncomplete = 'This link is not complete.';
/** What stands in the fragment of a trip's link. */
const tripKey = z.string(linkIncomplete).check(z.regex(/^[\w-]{43}$/, linkIncomplete));

/** Gives the browser that brings the key of a link the cookie of its trip. */
export const openTripByKey = command(
	'POST',
	'/api/trips/:reference/open',
	z.strictObject({ key: tripKey }),
	done,
);

/** Takes the cookie from the browser: for whoever used somebody else's. */
export const leaveTrip = command('POST', '/api/trips/:reference/leave', z.strictObject({}), done);

/** Ends the links of all letters about the trip, and sends a new one: for a link that somebody has who should not. */
export const replaceLink = attempted(
	'/api/trips/:reference/links/replace',
	z.strictObject({ attempt: formAttempt }),
	z.object({ message: z.string(), sent: z.boolean() }),
);

export const tripSignInMessages = {
	replaced: (email: string) =>
		`Earlier links do not open this trip any more. A new one is on its way to ${email}.`,
	/** Where no letter goes to the address of the booking. */
	replacedWithoutLetter:
		'Earlier links do not open this trip any more. No letter goes to its address: call us for the new one.',
	/** 429 */
	tooManyReplaced: 'This link was replaced several times just now. Please try again in an hour.',
} as const;
