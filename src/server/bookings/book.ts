import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
} from '#src/contract/bookings.ts';
import { bookingReference, referenceLength } from '#src/domain/booking.ts';
import { site } from '#src/site.ts';

import type { Attempt } from '../attempt.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { addToOutbox } from '../outbox.ts';
import { insertBooking, type NewBooking, selectBookingOfAttempt } from '../queries/bookings.ts';
import { countUse, type RateLimit } from '../rate-limit.ts';
import { bookingReceivedMail } from './booking-mail.ts';
import { priceTrip } from './booking-price.ts';

/** How many bookings one address may make. */
const bookingLimit: RateLimit = {
	name: 'bookings',
	most: 20,
	windowSeconds: 60 * 60,
	message: bookingMessages.tooMany,
};

const mostReferences = 5;

/**
 * Stores a booking with its letter, or finds the one that the same attempt stored before: then `isRepeat`
 * is true, nothing is priced or counted anew, and the first receipt is given again.
 * @throws HttpError 400 and 409 as `priceTrip` does; 409 when the attempt was sent with other words; 429
 */
export async function book(
	deps: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<{ receipt: BookingReceipt; isRepeat: boolean }> {
	const earlier = await findEarlier(deps, attempt);
	if (earlier) return { receipt: earlier, isRepeat: true };
	const { facts, ...trip } = await priceTrip(deps.db, request, deps.now());
	const { passengerName, address, city, country, zipCode } = request.details;
	const booking = {
		...trip,
		...attempt,
		type: request.type,
		itemId: String(request.itemId),
		name: request.name,
		email: request.email,
		phone: request.phone,
		travelers: request.travelers,
		clientTotal: request.totalPrice,
		details: { ...facts, passengerName, address, city, country, zipCode },
	};
	for (let tries = 0; tries < mostReferences; tries += 1) {
		const reference = bookingReference(deps.randomBytes(referenceLength), site.referencePrefix);
		const receipt = await store(deps, { ...booking, reference });
		if (receipt) return { receipt, isRepeat: false };
		// Either the reference is taken, or the same attempt was stored a moment ago by another request.
		const simultaneous = await findEarlier(deps, attempt);
		if (simultaneous) return { receipt: simultaneous, isRepeat: true };
	}
	throw new Error('Every reference that was drawn is taken.');
}

async function findEarlier(
	{ db }: Dependencies,
	attempt: Attempt | null,
): Promise<BookingReceipt | null> {
	const earlier = attempt && (await selectBookingOfAttempt(db, attempt.attemptId));
	if (!earlier) return null;
	if (earlier.bodyHash === attempt?.bodyHash) return earlier.receipt;
	throw new HttpError(409, { message: bookingMessages.attemptReused });
}

// One transaction: neither a booking without its letter nor a counted use without its booking can exist.
function store(
	{ db, now, clientAddress, limitsUses }: Dependencies,
	booking: NewBooking,
): Promise<BookingReceipt | null> {
	return db.transaction(async (transaction) => {
		const stored = await insertBooking(transaction, booking);
		if (!stored) return null;
		if (limitsUses) {
			await countUse(transaction, { limit: bookingLimit, address: clientAddress, now: now() });
		}
		await addToOutbox(transaction, bookingReceivedMail(stored.receipt, booking));
		return stored.receipt;
	});
}
