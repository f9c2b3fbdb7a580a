import type { Database } from '../../db/database.ts';
import type { DepartureRow } from '../../departures/lock-departure.ts';
import { offerSeats } from '../../departures/offer-seats.ts';
import type { Operation } from './begin-operation.ts';
import { claimSeats, type Seated } from './claim-seats.ts';

/**
 * Makes sure that a booking can have the seats of its departure that it is going to take; of flights there are none.
 * @throws HttpError 409 with the tour's departures (`DeparturesConflict`) when too few are left
 */
export async function claimOwnSeats(
	transaction: Database,
	{ departures, before, at, offering }: Operation,
	after: Seated,
): Promise<void> {
	const departure = departures.get(after.departureId ?? 0);
	if (departure) await claimSeats(transaction, departure, { before, after, at }, offering);
}

/** Offers what a booking gave back to those who wait for it. */
export async function offerGivenBack(
	transaction: Database,
	{ departures, offering }: Operation,
): Promise<void> {
	for (const departure of departures.values()) await offerSeats(transaction, departure, offering);
}

/** The tours whose departures an operation locked: their seats are others, then. */
export function toursOf({ departures }: { departures: ReadonlyMap<number, DepartureRow> }) {
	return [...departures.values()].map(({ tourId }) => tourId);
}
