import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
} from '#src/contract/bookings/booking.ts';
import { passengerPart } from '#src/contract/bookings/passenger.ts';
import { bookingReference, referenceLength } from '#src/domain/bookings/booking.ts';
import { site } from '#src/site.ts';

import { type Attempt, storeOnce } from '../http/attempt.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { bookingReceivedMail } from '../mail/letters/booking.ts';
import { storeWithLetters } from '../mail/store-with-letters.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { priceTrip } from './booking-price.ts';
import { insertBooking, type NewBooking, selectBookingOfAttempt } from './queries.ts';

/** How many bookings one address may make. */
const bookingLimit: RateLimit = {
	name: 'bookings',
	most: 20,
	windowSeconds: 60 * 60,
	message: bookingMessages.tooMany,
};

/**
 * Stores a booking with its letter, or finds the one that the same attempt stored before: then `isRepeat`
 * is true, nothing is priced or counted anew, and the first receipt is given again.
 * @throws HttpError 400 and 409 as `priceTrip` does; 409 when the attempt was sent with other words; 429
 */
export function book(
	deps: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<{ receipt: BookingReceipt; isRepeat: boolean }> {
	return storeOnce(attempt, {
		find: (attemptId) => selectBookingOfAttempt(deps.db, attemptId),
		store: async () => store(deps, await bookingOf(deps, request, attempt)),
		reused: bookingMessages.attemptReused,
	});
}

async function bookingOf(
	{ db, now, randomBytes }: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<NewBooking> {
	const { facts, ...trip } = await priceTrip(db, request, now());
	return {
		...trip,
		...attempt,
		reference: bookingReference(randomBytes(referenceLength), site.referencePrefix),
		type: request.type,
		itemId: String(request.itemId),
		name: request.name,
		email: request.email,
		phone: request.phone,
		travelers: request.travelers,
		clientTotal: request.totalPrice,
		details: { ...facts, ...passengerPart(request.type, request.details) },
	};
}

/** null when the reference or the attempt is taken. */
function store(deps: Dependencies, booking: NewBooking): Promise<BookingReceipt | null> {
	return storeWithLetters(deps, {
		limit: bookingLimit,
		insert: (transaction) => insertBooking(transaction, booking),
		letters: (receipt) => [bookingReceivedMail(receipt, booking)],
	});
}
