import * as z from 'zod/mini';

import { command, forDesk } from '../http/endpoint.ts';

const presence = z.strictObject({
	/** false when the page is left. */
	isOpen: z.boolean('isOpen must be true or false.'),
});

/**
 * Says that whoever sends it has a booking's page open, again and again as long as they have, or has left it. What its
 * traveller wrote counts as read by somebody who looks at it. 404 where there is no such booking.
 */
export const showPresence = forDesk(
	command('PUT', '/api/desk/bookings/:id/viewers', presence, z.strictObject({})),
);
