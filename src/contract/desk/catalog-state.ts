import * as z from 'zod/mini';

import { catalogStates, enteredStates } from '#src/domain/catalog/catalog-state.ts';

import { command } from '../http/endpoint.ts';
import { seenVersion } from './conflict.ts';
import { destinationFields, destinationRecord } from './destinations.ts';
import { flightFields, flightRecord } from './flights.ts';
import { forAct } from './for-act.ts';
import { tourFields, tourRecord } from './tours.ts';

// A new row is published unless it is entered as a draft; later only these calls change where it stands.
const entered = {
	state: z._default(z.enum(enteredStates, 'A new row is a draft, or published.'), 'published'),
};

export const createFlight = forAct(
	'publishing',
	command('POST', '/api/admin/flights', z.safeExtend(flightFields, entered), flightRecord),
);
export const createTour = forAct(
	'publishing',
	command('POST', '/api/admin/tours', z.safeExtend(tourFields, entered), tourRecord),
);
export const createDestination = forAct(
	'publishing',
	command(
		'POST',
		'/api/admin/destinations',
		z.safeExtend(destinationFields, entered),
		destinationRecord,
	),
);

const stateChange = z.strictObject({
	state: z.enum(catalogStates, 'Please choose draft, published or archived.'),
	version: seenVersion,
});

/** 409 with the row as it is now, where whoever asks saw another version of it. */
export const changeFlightState = forAct(
	'publishing',
	command('PUT', '/api/admin/flights/:id/state', stateChange, flightRecord),
);
export const changeTourState = forAct(
	'publishing',
	command('PUT', '/api/admin/tours/:id/state', stateChange, tourRecord),
);
export const changeDestinationState = forAct(
	'publishing',
	command('PUT', '/api/admin/destinations/:id/state', stateChange, destinationRecord),
);

const nothing = z.strictObject({});

/** The copy of a row, as a draft of its own. */
export const duplicateFlight = forAct(
	'publishing',
	command('POST', '/api/admin/flights/:id/duplicate', nothing, flightRecord),
);
export const duplicateTour = forAct(
	'publishing',
	command('POST', '/api/admin/tours/:id/duplicate', nothing, tourRecord),
);
export const duplicateDestination = forAct(
	'publishing',
	command('POST', '/api/admin/destinations/:id/duplicate', nothing, destinationRecord),
);

/** A link that opens the preview of a row until a moment, for whoever has it. */
export type PreviewLink = z.infer<typeof previewLink>;
const previewLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() });

export const previewFlight = forAct(
	'publishing',
	command('POST', '/api/admin/flights/:id/preview', nothing, previewLink),
);
export const previewTour = forAct(
	'publishing',
	command('POST', '/api/admin/tours/:id/preview', nothing, previewLink),
);
export const previewDestination = forAct(
	'publishing',
	command('POST', '/api/admin/destinations/:id/preview', nothing, previewLink),
);
