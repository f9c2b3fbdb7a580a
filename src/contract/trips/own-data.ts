import * as z from 'zod/mini';

import { command, query } from '../http/endpoint.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

/** All that is held about one booking, for whoever booked it to keep: a list of rows for each kind. */
export type TripData = z.infer<typeof tripData>;
const tripData = z.object({
	reference: z.string(),
	exportedAt: z.iso.datetime(),
	held: z.object({
		booking: rows,
		payments: rows,
		invoices: rows,
		travellers: rows,
		messages: rows,
		reviews: rows,
		scheduleChanges: rows,
		keptSeats: rows,
		letters: rows,
		callBacks: rows,
		links: rows,
		changes: rows,
	}),
});

export const downloadTripData = query('GET', '/api/trips/:reference/data', tripData);

/** Asks the desk, in the conversation of the trip, to erase who travels. Until it answers, asking again changes nothing. */
export const askForErasure = command(
	'POST',
	'/api/trips/:reference/erasure',
	z.strictObject({}),
	z.object({ message: z.string() }),
);
