import {
	type BookingReceipt,
	type BookingRequest,
	bookingMessages,
} from '#src/contract/bookings/booking.ts';
import { passengerPart } from '#src/contract/bookings/passenger.ts';
import { bookingReference, referenceLength } from '#src/domain/bookings/booking.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { readLegs } from '#src/domain/flights/stored-legs.ts';
import { site } from '#src/site.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { bookings } from '../db/schema.ts';
import { type Stored, storedBefore, storeOnceIfFree } from '../db/stored-once.ts';
import { publishTakenSeats } from '../departures/publish-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import { bookingReceived } from '../mail/letters/booking.ts';
import { leaveReceipt, receiptLeft } from '../mail/receipts.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookedCheckCode } from '../quotes/quote-check-code.ts';
import { beginOwnVisit } from '../trips/visit.ts';
import { priceTrip } from './booking-price.ts';

/** How many bookings one address may make. */
const bookingLimit: RateLimit = {
	name: 'bookings',
	most: 20,
	windowSeconds: 60 * 60,
	message: bookingMessages.tooMany,
};

type Booking = typeof bookings.$inferSelect;
type NewBooking = Omit<typeof bookings.$inferInsert, 'reference'>;

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
	try {
		const stored = await storeBooking(deps, request, attempt);
		if (request.type === 'tour' && !stored.isRepeat)
			await publishTakenSeats(Number(request.itemId));
		return stored;
	} catch (refusal) {
		if (!(refusal instanceof HttpError)) throw refusal;
		// What is booked stays booked, whatever became of its price and of the other seats since.
		const earlier = await storedBefore(deps.db, bookings, attempt);
		if (earlier) return bookedAgain(deps.db, deps, earlier);
		throw refusal;
	}
}

function storeBooking(
	deps: Dependencies,
	request: BookingRequest,
	attempt: Attempt | null,
): Promise<Booked> {
	const now = deps.now();
	return inTransaction(deps.db, async (transaction) => {
		const { facts, ...trip } = await priceTrip(transaction, request, deps);
		const booking: NewBooking = {
			...trip,
			type: request.type,
			itemId: String(request.itemId),
			name: request.name,
			email: request.email,
			phone: request.phone,
			travelers: request.travelers,
			heldUntil: holdEnd(site, now),
			clientTotal: request.totalPrice,
			details: { ...facts, ...passengerPart(request.type, request.details) },
		};
		const { row, isRepeat } = await insertBooking(transaction, deps, booking, attempt);
		if (isRepeat) return bookedAgain(transaction, deps, row);
		const receipt = receiptOf(row);
		const letter = bookingReceived(receipt, row, deps.siteUrl);
		const confirmed = await leaveReceipt(transaction, letter, deps);
		const visitKey = await beginOwnVisit(transaction, deps, row.id);
		await countCall(transaction, bookingLimit, deps);
		return { receipt: { ...receipt, ...confirmed }, isRepeat, visitKey };
	});
}

const mostDraws = 5;

/** Stores a booking under the first reference drawn that nobody has. */
async function insertBooking(
	transaction: Database,
	{ randomBytes }: Pick<Dependencies, 'randomBytes'>,
	booking: NewBooking,
	attempt: Attempt | null,
): Promise<{ row: Booking; isRepeat: boolean }> {
	const checkCode = bookedCheckCode(booking);
	for (let draws = 0; draws < mostDraws; draws += 1) {
		const reference = bookingReference(randomBytes(referenceLength), site.referencePrefix);
		const values = { ...booking, checkCode, reference };
		const stored = await storeOnceIfFree(transaction, bookings, values, attempt);
		if (stored) return stored;
	}
	throw new Error('Every reference that was drawn is taken.');
}

// Whoever repeats an attempt may have lost the answer, and the cookie with it.
async function bookedAgain(db: Database, deps: Dependencies, booking: Booking): Promise<Booked> {
	const receipt = { ...receiptOf(booking), ...(await receiptLeft(db, booking)) };
	return { receipt, isRepeat: true, visitKey: await beginOwnVisit(db, deps, booking.id) };
}

function receiptOf(booking: Booking): BookingReceipt {
	const { reference, type, title, status, travelers, departureDate, totalPrice } = booking;
	const { heldUntil, details } = booking;
	return {
		bookingId: reference,
		type,
		title,
		status,
		travelers,
		departureDate,
		totalPrice,
		legs: readLegs(details['legs']),
		...(heldUntil && { heldUntil: heldUntil.toISOString() }),
	};
}
