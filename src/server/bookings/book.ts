import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
} from '#src/contract/bookings/booking.ts';
import { passengerPart } from '#src/contract/bookings/passenger.ts';
import { isTimeZone } from '#src/domain/calendar/time-zone.ts';

import { bookedDepartureWords } from '../catalog/booked-departure.ts';
import type { Database } from '../db/database.ts';
import { publishTakenSeats } from '../departures/publish-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Stored } from '../http/stored-once.ts';
import { leaveConfirmation, confirmationLeft } from '../mail/confirmation-limit.ts';
import { bookingReceived } from '../mail/letters/booking.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { beginOwnVisit } from './begin-visit.ts';
import { bookedTwice } from './booked-twice.ts';
import { priceTrip } from './booking-price.ts';
import { traveller } from './operations/actor.ts';
import { placeOnce, placeWithin } from './operations/place.ts';
import { receiptOf, type StoredBooking } from './store-booking.ts';

/** How many bookings one address may make. */
const bookingLimit: RateLimit = {
	name: 'bookings',
	most: 20,
	windowSeconds: 60 * 60,
	message: bookingMessages.tooMany,
};

/** What whoever booked is told, and the key that opens the trip in the browser that did (`visitCookies`). */
type Booked = Stored<BookingReceipt> & { visitKey: string };

/**
 * Stores a booking with its letter, or finds the one that the same attempt stored before: then `isRepeat`
 * is true, nothing is counted anew, and the first receipt is given again. Either way a visit to the trip begins.
 * @throws HttpError 400 and 409 as `priceTrip` does; 409 when the attempt was sent with other words; 429
 */
export async function book(
	deps: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<Booked> {
	const booked = await placeOnce(deps, {
		attempt,
		store: (transaction) => storeRequest(transaction, deps, request, attempt),
		again: (earlier) => bookedAgain(deps.db, deps, earlier),
	});
	if (request.type === 'tour' && !booked.isRepeat) await publishTakenSeats(Number(request.itemId));
	return booked;
}

async function storeRequest(
	transaction: Database,
	deps: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<Booked> {
	const { facts, held, ...trip } = await priceTrip(transaction, request, deps);
	const booking = {
		...trip,
		type: request.type,
		itemId: String(request.itemId),
		name: request.name,
		email: request.email,
		phone: request.phone,
		travelers: request.travelers,
		clientTotal: request.totalPrice,
		details: {
			...facts,
			...passengerPart(request.type, request.details),
			...('ages' in facts && { agesPromised: true }),
			...(request.zone !== undefined && isTimeZone(request.zone) && { zone: request.zone }),
		},
	};
	const placing = { actor: traveller, attempt, booking, held };
	const { row, isRepeat } = await placeWithin(transaction, deps, placing);
	if (isRepeat) return bookedAgain(transaction, deps, row);
	const receipt = receiptOf(row);
	const leaves = await bookedDepartureWords(transaction, row.departureId);
	const twice = await bookedTwice(transaction, row, deps.now());
	const letter = bookingReceived(receipt, row, { leaves, twice, siteUrl: deps.siteUrl });
	const confirmed = await leaveConfirmation(transaction, letter, deps);
	const visitKey = await beginOwnVisit(transaction, deps, row.id);
	await countCall(transaction, bookingLimit, deps);
	return { receipt: { ...receipt, ...confirmed }, isRepeat, visitKey };
}

/**
 * What is told again of a booking that was made before. Whoever repeats an attempt, or looks for it, may have lost the
 * answer, and the cookie with it.
 */
export async function bookedAgain(
	db: Database,
	deps: Dependencies,
	booking: StoredBooking,
): Promise<Booked> {
	const receipt = { ...receiptOf(booking), ...(await confirmationLeft(db, booking)) };
	return { receipt, isRepeat: true, visitKey: await beginOwnVisit(db, deps, booking.id) };
}
