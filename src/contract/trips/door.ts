import * as z from 'zod/mini';

import { command } from '../http/endpoint.ts';

const done = z.object({ message: z.string() });

const linkIncomplete = 'This link is not complete.';
/** What stands in the fragment of a trip's link. */
export const tripKey = z.string(linkIncomplete).check(z.regex(/^[\w-]{43}$/, linkIncomplete));

/** Gives the browser that brings the key of a link the cookie of its trip. */
export const openTripByKey = command(
	'POST',
	'/api/trips/:reference/open',
	z.strictObject({ key: tripKey }),
	done,
);

/** Takes the cookie from the browser: for whoever used somebody else's. */
export const leaveTrip = command('POST', '/api/trips/:reference/leave', z.strictObject({}), done);
