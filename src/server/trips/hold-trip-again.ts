import type * as z from 'zod/mini';

import { type holdAgain as endpoint, holdAgainMessages } from '#src/contract/trips/hold.ts';

import { traveller } from '../bookings/operations/actor.ts';
import { holdAgain } from '../bookings/operations/hold-again.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';

/**
 * Holds a trip again whose hold has ended. The same attempt once more is told the same.
 * @throws HttpError as `operations/hold-again.ts`
 */
export async function holdTripAgain(
	deps: Offering & Pick<Dependencies, 'db'>,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	{ seen, attempt }: { seen: string; attempt: Attempt | null },
): Promise<z.output<typeof endpoint.reply>> {
	const asked = { actor: traveller, id, attempt, body: { seen } };
	const { booking } = await holdAgain.perform(deps, asked);
	return { heldUntil: booking.heldUntil ?? '', message: holdAgainMessages.held };
}
