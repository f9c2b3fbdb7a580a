import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { departuresOnSale, fits } from '#src/domain/tours/departure-choice.ts';
import type { HowToChange } from '#src/domain/trips/how-to-change.ts';
import type { OtherDeparture } from '#src/domain/trips/other-departure.ts';

import type { Database } from '../../db/database.ts';
import { howItChanges } from '../how-it-changes.ts';
import { departureMoves } from './departure-moves.ts';
import { selectItemId } from './item-id.ts';

/** Where somebody can move their tour by themselves, and how. */
export type OtherDepartures = { how: HowToChange; departures: OtherDeparture[] };

/** The other departures of a booked tour that are on sale and have seats for its party; null where it is not to be moved. */
export async function otherDepartures(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<OtherDepartures | null> {
	const { id, type, departureId, travelers } = booking;
	if (type !== 'tour' || departureId === null) return null;
	const how = await howItChanges(db, booking, now);
	if (how === null) return null;
	const all = await departureMoves(db, booking, await selectItemId(db, id), now);
	const departures = departuresOnSale(all, now).filter(
		(other) => other.id !== departureId && fits(other, travelers),
	);
	return { how, departures };
}
