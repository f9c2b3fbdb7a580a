import * as z from 'zod/mini';

import { catalogStates, enteredStates } from '#src/domain/catalog/catalog-state.ts';

import { command, forDesk } from '../http/endpoint.ts';
import { seenVersion } from './conflict.ts';
import { destinationFields, destinationRecord } from './destinations.ts';
import { flightFields, flightRecord } from './flights.ts';
import { tourFields, tourRecord } from './tours.ts';

// A new row is published unless it is entered as a draft; later only these calls change where it stands.
const entered = {
	state: z._default(z.enum(enteredStates, 'A new row is a draft, or published.'), 'published'),
};

export const createFlight = forDesk(
	command('POST', '/api/admin/flights', z.safeExtend(flightFields, entered), flightRecord),
);
export const createTour = forDesk(
	command('POST', '/api/admin/tours', z.safeExtend(tourFields, entered), tourRecord),
);
export const createDestination = forDesk(
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
export const changeFlightState = forDesk(
	command('PUT', '/api/admin/flights/:id/state', stateChange, flightRecord),
);
export const changeTourState = forDesk(
	command('PUT', '/api/admin/tours/:id/state', stateChange, tourRecord),
);
export const changeDestinationState = forDesk(
	command('PUT', '/api/admin/destinations/:id/state', stateChange, destinationRecord),
);

const nothing = z.strictObject({});

/** The copy of a row, as a draft of its own. */
export const duplicateFlight = forDesk(
	command('POST', '/api/admin/flights/:id/duplicate', nothing, flightRecord),
);
export const duplicateTour = forDesk(
	command('POST', '/api/admin/tours/:id/duplicate', nothing, tourRecord),
);
export const duplicateDestination = forDesk(
	command('POST', '/api/admin/destinations/:id/duplicate', nothing, destinationRecord),
);

/** A link that opens the preview of a row until a moment, for whoever has it. */
export type PreviewLink = z.infer<typeof previewLink>;
const previewLink = z.object({ path: z.string(), expiresAt: z.iso.datetime() });

export const previewFlight = forDesk(
	command('POST', '/api/admin/flights/:id/preview', nothing, previewLink),
);
export const previewTour = forDesk(
	command('POST', '/api/admin/tours/:id/preview', nothing, previewLink),
);
export const previewDestination = forDesk(
	command('POST', '/api/admin/destinations/:id/preview', nothing, previewLink),
);
