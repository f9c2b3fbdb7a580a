import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';

import { travellersSavedMeanwhile } from '#src/contract/desk/travellers.ts';
import { traveller } from '#src/contract/trips/trip.ts';
import { travellerLines } from '#src/domain/desk/traveller-words.ts';
import { type SeatedTraveller, travellersMark } from '#src/domain/trips/seated-traveller.ts';

import type { Database } from '../../db/database.ts';
import { travellers } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Begun } from '../operations/begin-operation.ts';
import type { Undone } from '../operations/operation.ts';
import { selectTravellers } from '../travellers-of.ts';

/** Who had the seats of a booking, and who is going to have them. */
export type Seats = { was: readonly SeatedTraveller[]; named: readonly SeatedTraveller[] };

const kept = z.object({ before: z.array(traveller), mark: z.string() });

/** What the log is told of who has the seats. */
export function recordedTravellers({ was, named }: Seats) {
	return {
		before: { travellerNames: travellerLines(was) },
		after: { travellerNames: travellerLines(named) },
	};
}

/** Gives the seats of a booking to others; keeps who had them, for `giveBackSeats`. */
export async function giveSeats(
	{ transaction, before, at }: Begun,
	{ was, named }: Seats,
): Promise<z.infer<typeof kept>> {
	await replaceTravellers(transaction, before.id, { named, at });
	return { before: [...was], mark: travellersMark(named) };
}

/**
 * Gives the seats of a booking back to those who had them.
 * @throws HttpError 409 where the traveller has named others since: what they typed is not thrown away
 */
export async function giveBackSeats(
	transaction: Begun['transaction'],
	{ bookingId, kept: more, at }: Undone,
): Promise<void> {
	const { before, mark } = kept.parse(more);
	const now = await selectTravellers(transaction, bookingId);
	if (travellersMark(now) !== mark) {
		throw new HttpError(409, { message: travellersSavedMeanwhile });
	}
	await replaceTravellers(transaction, bookingId, { named: before, at });
}

/** Stores who has the seats of a booking in the place of all who had them; its row is locked by the transaction. */
async function replaceTravellers(
	transaction: Database,
	bookingId: number,
	{ named, at }: { named: readonly SeatedTraveller[]; at: Date },
): Promise<void> {
	await transaction.delete(travellers).where(eq(travellers.bookingId, bookingId));
	if (named.length === 0) return;
	await transaction
		.insert(travellers)
		.values(named.map((each) => ({ ...each, bookingId, createdAt: at, updatedAt: at })));
}
