import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { OperationReply } from '#src/contract/desk/operation.ts';

import { guaranteeIfEnough } from '../../departures/guarantee.ts';
import type { DepartureRow } from '../../departures/lock-departure.ts';
import { offerSeats } from '../../departures/offer-seats.ts';
import { publishDecision } from '../../departures/publish-seats.ts';
import { reserveSeats, seatsOf } from '../../departures/reserve-seats.ts';
import type { Begun } from './begin-operation.ts';

/** What was done, and the tours of whose departures that took seats, or gave them back. */
export type SeatsChanged = { reply: OperationReply; tourIds: readonly number[] };

/** Seats of a departure that are counted as taken, for nobody but the booking. */
export type SeatsKept = { departureId: number; seats: number };

type Seats = Pick<Begun, 'transaction' | 'departures' | 'before' | 'at' | 'offering'>;

/**
 * Makes sure that a booking can have the seats that it is going to have; of flights there are none.
 * @param kept null where none are kept for it
 * @throws HttpError 409 with the tour's departures (`DeparturesConflict`) when too few are left
 */
export async function reserveOwnSeats(
	{ transaction, departures, before, at, offering }: Seats,
	after: BookingRecord,
	kept: SeatsKept | null = null,
): Promise<void> {
	for (const departure of departures.values()) {
		const seats = kept?.departureId === departure.id ? kept.seats : 0;
		await reserveSeats(transaction, departure, { before, after, at, kept: seats }, offering);
	}
}

/**
 * What follows for the departures of a booking once it is stored: those who wait are offered what it gave back, and with
 * enough confirmed travellers a departure is guaranteed.
 * @returns the tours whose seats are others now
 */
export async function settleSeats(
	{ transaction, departures, before, at, offering }: Seats,
	after: BookingRecord,
): Promise<number[]> {
	const changed: DepartureRow[] = [];
	for (const departure of departures.values()) {
		const was = seatsOf(before, departure.id, at);
		const is = seatsOf(after, departure.id, at);
		if (was === is && before.status === after.status) continue;
		changed.push(departure);
		if (is < was || after.status === 'Cancelled')
			await offerSeats(transaction, departure, offering);
		if (after.status === 'Confirmed') await guaranteeIfEnough(transaction, departure, at);
	}
	return changed.map(({ tourId }) => tourId);
}

/** Lets the public see which seats an operation changed, once it is stored; returns what whoever asked for it is told. */
export async function publishSeats({ reply, tourIds }: SeatsChanged): Promise<OperationReply> {
	for (const tourId of new Set(tourIds)) await publishDecision(tourId);
	return reply;
}
