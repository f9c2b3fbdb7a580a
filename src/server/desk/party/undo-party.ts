import * as z from 'zod/mini';

import { travellersSavedMeanwhile } from '#src/contract/desk/travellers.ts';
import { traveller } from '#src/contract/trips/trip.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';

import type { UndoOf } from '../../bookings/operations/undo.ts';
import { HttpError } from '../../http/http-error.ts';
import { replaceTravellers } from '../../trips/replace-travellers.ts';
import { selectTravellers } from '../../trips/trip-view.ts';

const kept = z.object({ before: z.array(traveller), mark: z.string() });

/** What an operation keeps of the travellers that it changes, for `undoTravellers`. */
export function keptTravellers(
	before: readonly SeatedTraveller[],
	after: readonly SeatedTraveller[],
): z.infer<typeof kept> {
	return { before: [...before], mark: travellersMark(after) };
}

/**
 * Gives the seats of a booking back to those who had them.
 * @throws HttpError 409 where the traveller has named others since: what they typed is not thrown away
 */
export const undoTravellers: UndoOf = async (transaction, { bookingId, more, at }) => {
	const { before, mark } = kept.parse(more);
	const now = await selectTravellers(transaction, bookingId);
	if (travellersMark(now) !== mark) {
		throw new HttpError(409, { message: travellersSavedMeanwhile });
	}
	await replaceTravellers(transaction, bookingId, { named: before, at });
};
