import { and, eq, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { bookingStanding, holdEnd } from '#src/domain/bookings/hold.ts';
import { canStillBeSold } from '#src/domain/bookings/last-sale.ts';
import { readRoom } from '#src/domain/bookings/room.ts';
import { movedPrice, type MovedPrice } from '#src/domain/desk/moved-price.ts';
import { isShownState } from '#src/domain/tours/departure.ts';
import { mostHeldAgain } from '#src/domain/trips/hold-again.ts';
import { site } from '#src/site.ts';

import { selectFlight } from '../catalog/flights.ts';
import { seatsTaken } from '../catalog/taken-seats.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { departures, operations } from '../db/schema.ts';
import { readRowId } from '../http/route-path.ts';
import { selectItemId } from './moves/item-id.ts';
import { pricedDeal, pricedTour, type PricedTrip } from './priced-trip.ts';

/** What holding a booking again makes of it. */
export type HeldAgain = MovedPrice & { heldUntil: Date; facts: PricedTrip['facts'] };

/**
 * What a booking costs today whose hold has ended, and until when it would be held; null where nobody can hold it again by
 * themselves: it was held again before, is no longer sold, has too few seats, or is a flight of the search, whose fare of
 * that day is gone.
 */
export async function heldAgain(
	db: Database,
	booking: BookingRecord,
	now: Date,
): Promise<HeldAgain | null> {
	if (bookingStanding(booking, now) !== 'Expired') return null;
	if ((await timesHeldAgain(db, booking.id)) >= mostHeldAgain) return null;
	const trip =
		booking.type === 'tour' ? await tourNow(db, booking, now) : await dealNow(db, booking);
	// What was given another day meanwhile is another trip.
	if (trip?.departureDate !== booking.departureDate) return null;
	if (!canStillBeSold(trip.leaving, now, site)) return null;
	const heldUntil = holdEnd(site, now, trip.held);
	return { ...movedPrice(booking, trip.totalPrice), heldUntil, facts: trip.facts };
}

function timesHeldAgain(db: Database, bookingId: number): Promise<number> {
	const isHoldingAgain = and(
		eq(operations.bookingId, bookingId),
		eq(operations.action, 'hold again'),
		isNull(operations.undoneAt),
	);
	return db.$count(operations, isHoldingAgain);
}

async function tourNow(db: Database, booking: BookingRecord, now: Date) {
	const { departureId, travelers, details } = booking;
	if (departureId === null) return null;
	const [departure] = await db.select().from(departures).where(eq(departures.id, departureId));
	if (!departure || !isShownState(departure.state)) return null;
	const tour = await selectTour(db, departure.tourId);
	const seatsLeft = departure.capacity - (await seatsTaken(db, departureId, now));
	if (!tour || travelers > seatsLeft) return null;
	return pricedTour(tour, departure, travelers, readRoom(details['room']));
}

async function dealNow(db: Database, { id, travelers }: BookingRecord) {
	const dealId = readRowId(await selectItemId(db, id));
	const deal = dealId === null ? null : await selectFlight(db, dealId);
	return deal && pricedDeal(deal, travelers);
}
