import * as z from 'zod/mini';

import { rowId } from '../catalog/catalog.ts';
import { command, forDesk } from '../http/endpoint.ts';
import { departureRecord } from './departures.ts';
import { destinationRecord } from './destinations.ts';
import { flightRecord } from './flights.ts';
import { forAct } from './for-act.ts';
import { reviewRecord } from './reviews.ts';
import { tourRecord } from './tours.ts';

const undoing = z.strictObject({
	/** The version that the change made, which is the row's still. */
	version: z.int('Please name the version.').check(z.positive('The version must be positive.')),
});

/**
 * Takes the last change of a row back, for ten minutes: what was edited, published or put away is as it was, what was
 * deleted is there again, and what was added is deleted. 409 where somebody changed it since, or it is too late.
 */
export const undoFlight = forAct(
	'publishing',
	command('POST', '/api/admin/flights/:id/undo', undoing, flightRecord),
);
export const undoTour = forAct(
	'publishing',
	command('POST', '/api/admin/tours/:id/undo', undoing, tourRecord),
);
export const undoDestination = forAct(
	'publishing',
	command('POST', '/api/admin/destinations/:id/undo', undoing, destinationRecord),
);
/** Of what was edited alone. */
export const undoDeparture = forDesk(
	command('POST', '/api/admin/departures/:id/undo', undoing, departureRecord),
);

/** Of a decision or an answer: what its writer was to read of it does not go out. */
export const undoReview = forDesk(
	command('POST', '/api/desk/reviews/:id/undo', undoing, reviewRecord),
);

export const undoMessages = {
	/** 409 */
	tooLate: 'It is too late to undo this: ten minutes have passed, or it was changed since.',
	/** 409 */
	colleagues: 'A colleague changed this: only they or an administrator can undo it.',
	/** 409 */
	notEdited: 'Only what was edited of a departure can be undone.',
} as const;

/** What the log names of a change that can be taken back still. */
export const undoableChange = z.object({
	subject: z.enum(['flight', 'tour', 'destination', 'departure']),
	id: rowId,
	version: z.int(),
});
export type UndoableChange = z.infer<typeof undoableChange>;
