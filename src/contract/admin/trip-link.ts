import * as z from 'zod/mini';

import { command, forAdministrator } from '../http/endpoint.ts';

/**
 * Ends every link to a trip, with the browsers that they opened, and writes to its traveller with a new one: for a link
 * that has got into other hands.
 */
export const replaceTripLink = forAdministrator(
	command(
		'POST',
		'/api/admin/bookings/:id/links/replace',
		z.strictObject({}),
		z.object({ message: z.string() }),
	),
);
