import { eq } from 'drizzle-orm';

import { waitingMessages } from '#src/contract/requests/waiting-list.ts';

import type { Database } from '../db/database.ts';
import { waitingList } from '../db/schema.ts';
import { invalidField } from '../http/http-error.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import type { DepartureRow } from './lock-departure.ts';
import { whyEnded } from './offer-standing.ts';

/**
 * Gives the seats that a letter of the waiting list offers to whoever books with its key, so that they count as free: the
 * same transaction counts and books them.
 * @param departure locked
 * @throws HttpError 400 at `details.seatKey` where the key offers no seats of this departure, or no longer
 */
export async function takeOfferedSeats(
	transaction: Database,
	departure: DepartureRow,
	{ seatKey, now }: { seatKey: string; now: Date },
): Promise<void> {
	const [place] = await transaction
		.select()
		.from(waitingList)
		.where(eq(waitingList.tokenHash, tokenHashOf(seatKey)));
	if (place === undefined) throw refused(waitingMessages.linkWrong);
	const ended = whyEnded(place, now);
	if (ended !== null) throw refused(ended);
	if (place.departureId !== departure.id) throw refused(waitingMessages.otherDeparture);
	await transaction
		.update(waitingList)
		.set({ status: 'booked' })
		.where(eq(waitingList.id, place.id));
}

function refused(message: string) {
	return invalidField('details.seatKey', message);
}
