import * as z from 'zod/mini';

import { mostNamedSeats } from '#src/domain/bookings/travellers.ts';

import { attempted, forDesk } from '../http/endpoint.ts';
import { travellerFields } from '../trips/travellers.ts';
import { operationBasics, operationReply } from './operation.ts';

const noSeat = 'Travelers are numbered from 1.';

/** Somebody's place in a booking, from 1, the lead's. */
export const seatNumber = z
	.int(noSeat)
	.check(z.positive(noSeat), z.maximum(mostNamedSeats, noSeat));

const seated = z.strictObject(
	{ seat: seatNumber, ...travellerFields },
	'Please give the seat and who has it.',
);

/** Who travels, one for each seat of which anything is known; '' where something is not known yet. */
export type DeskTravellers = z.infer<typeof deskTravellers>;
const deskTravellers = z.strictObject({
	...operationBasics,
	travellers: z.array(seated, 'Please list the travelers.').check(
		z.maxLength(mostNamedSeats, `At most ${mostNamedSeats} travelers can be named one by one.`),
		z.refine(
			(all) => new Set(all.map(({ seat }) => seat)).size === all.length,
			'Two travelers have the same seat.',
		),
	),
	/** `travellersMark` of those that it was filled in upon. */
	seen: z.string('seen must be text.').check(z.maxLength(20, 'seen must be a mark of travelers.')),
});

/**
 * Names who has the seats of a booking: those that are listed, and nobody else. 400 at 'name.2', 'birthDate.2'; 409 where
 * the traveller saved others meanwhile.
 */
export const changeTravellers = forDesk(
	attempted('/api/desk/bookings/:id/travellers', deskTravellers, operationReply),
);

/** 409 */
export const travellersSavedMeanwhile =
	'The traveler has saved names on the trip’s page meanwhile. Please look at them before you change them.';
