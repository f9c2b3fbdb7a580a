import * as z from 'zod/mini';

import { cancellationStates, tripMessageKinds } from '#src/domain/trips/trip-message.ts';

import { rowId } from '../catalog/catalog.ts';

/** Who has a seat of a booking. */
export type Traveller = z.infer<typeof traveller>;
export const traveller = z.object({
	/** 1 is the lead's. */
	seat: z.int(),
	name: z.string(),
	/** yyyy-MM-dd; null where it was not asked for, or not given yet. */
	birthDate: z.nullable(z.string()),
	/** Diet, mobility: '' where there are none. */
	needs: z.string(),
});

/** What was written about a trip, by its traveller or by the desk. */
export type TripMessage = z.infer<typeof tripMessage>;
export const tripMessage = z.object({
	id: rowId,
	kind: z.enum(tripMessageKinds),
	/** Who of the desk wrote it; '' of the traveller's. */
	author: z.string(),
	body: z.string(),
	/** Of a request to cancel: dollars that the policy gave back at the moment of asking. */
	refund: z.nullable(z.number()),
	/** Of a request to cancel: what became of it. */
	cancellation: z.nullable(z.enum(cancellationStates)),
	decidedAt: z.nullable(z.iso.datetime()),
	createdAt: z.iso.datetime(),
	/** When the other side saw it first. */
	readAt: z.nullable(z.iso.datetime()),
});

export const tripMessages = {
	/** 404: to whoever may not see it as to whoever asks for one that is not there. */
	notOpen:
		'This trip is not open here. Please open it by the link in its letter, which Find my booking sends again.',
	/** 403: by a link that only reads. */
	onlyReads: 'This link only shows the trip. Whoever booked it can change it.',
} as const;
