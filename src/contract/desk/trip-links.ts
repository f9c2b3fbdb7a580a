import * as z from 'zod/mini';

import { attempted, forDesk } from '../http/endpoint.ts';

/**
 * Ends the links of all letters about a booking, and sends a new one to whoever booked: for a link that somebody has who
 * should not. `sent` is false where no letter goes to the booking's address.
 */
export const replaceTripLink = forDesk(
	attempted(
		'/api/admin/bookings/:id/link',
		z.strictObject({}),
		z.object({ message: z.string(), sent: z.boolean() }),
	),
);
