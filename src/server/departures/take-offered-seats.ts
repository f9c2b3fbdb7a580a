import type { Database } from '../db/database.ts';
import { invalidField } from '../http/http-error.ts';
import type { DepartureRow } from './lock-departure.ts';

/**
 * Gives the seats that a letter of the waiting list offers to whoever books with its key, so that they count as free.
 * @param departure locked
 * @throws HttpError 400 where the key offers no seats of this departure, or no longer
 */
export async function takeOfferedSeats(
	_transaction: Database,
	_departure: DepartureRow,
	_offer: { seatKey: string; now: Date },
): Promise<void> {
	throw invalidField('details.seatKey', offerEnded);
}

const offerEnded =
	'This link of the waiting list has ended. Please choose a departure that has seats left.';
