import { eq, or } from 'drizzle-orm';

import type { DeparturesConflict } from '#src/contract/bookings/booking.ts';
import type { Tour } from '#src/contract/catalog/catalog.ts';
import type { ErrorReply } from '#src/contract/http/endpoint.ts';
import {
	type WaitingForm,
	waitingMessages,
	type WaitingReceipt,
} from '#src/contract/requests/waiting-list.ts';
import { canStillBeSold } from '#src/domain/bookings/last-sale.ts';
import { departureEnd, isShownState } from '#src/domain/tours/departure.ts';
import { seatCount } from '#src/domain/tours/waiting-list.ts';
import { site } from '#src/site.ts';

import { departuresWithSeats } from '../catalog/departures-of.ts';
import { tourLeaving } from '../catalog/leaving.ts';
import { seatsTaken } from '../catalog/taken-seats.ts';
import { selectTour } from '../catalog/tours.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { waitingList } from '../db/schema.ts';
import { type DepartureRow, lockDepartureIfAny } from '../departures/lock-departure.ts';
import { offerSeats } from '../departures/offer-seats.ts';
import { publishTakenSeats } from '../departures/publish-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { countCall } from '../http/rate-limit.ts';
import { type Stored, storedBefore, storeOnceIfFree } from '../http/stored-once.ts';
import { isConfirmationDue, confirmationLeft } from '../mail/confirmation-limit.ts';
import { waitingListJoined } from '../mail/letters/waiting-list.ts';
import { addToOutbox } from '../mail/outbox.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { newToken, tokenHashOf } from '../world/secret-token.ts';
import { requestLimit } from './request-limit.ts';

const limit = requestLimit('waiting-list');

/**
 * Puts somebody on the waiting list of a departure with a letter, or finds the place that the same attempt stored before.
 * An address that stands there already keeps its place and gets no letter; the answer is the same, so that nobody can
 * find out who waits.
 * @throws HttpError 400 where nobody can wait for the departure, or for so many seats; 409 with the tour's departures
 *   (`DeparturesConflict`) where so many seats are free, or when the attempt was sent with other words; 429
 */
export async function joinWaitingList(
	deps: Dependencies,
	form: WaitingForm,
	attempt: Attempt | null,
): Promise<Stored<WaitingReceipt>> {
	const earlier = await storedBefore(deps.db, waitingList, attempt);
	if (earlier) return { receipt: await waitingAgain(deps.db, earlier), isRepeat: true };

	return inTransaction(deps.db, async (transaction) => {
		const { departure, tour } = await waitedFor(transaction, form, deps);
		const key = newToken(deps);
		const values = { ...form, leaveHash: tokenHashOf(key) };
		const place = await storeOnceIfFree(transaction, waitingList, values, attempt);
		if (place?.isRepeat) {
			return { receipt: await waitingAgain(transaction, place.row), isRepeat: true };
		}
		const isLetterDue = await isConfirmationDue(transaction, form.email, deps);
		await countCall(transaction, limit, deps);
		if (place !== null && isLetterDue) {
			const { date } = departure;
			const trip = { tour, departure: { date, endDate: departureEnd(date, tour.duration) } };
			const { siteUrl } = deps;
			await addToOutbox(transaction, waitingListJoined({ ...form, ...trip }, { siteUrl, key }));
		}
		const confirmed = isLetterDue ? {} : ({ noLetter: true } as const);
		return { receipt: { ...receiptOf(form), ...confirmed }, isRepeat: false };
	});
}

/**
 * Takes whoever has a key of ours off the list; what was held for them goes to the next. Once off, the link does nothing
 * more.
 * @throws HttpError 404 where the key opens nothing; 409 where the seats are booked; 429
 */
export async function leaveWaitingList(deps: Dependencies, key: string): Promise<string> {
	const departure = await inTransaction(deps.db, async (transaction) => {
		await countCall(transaction, limit, deps);
		return takeOff(transaction, key, deps);
	});
	await publishTakenSeats(departure.tourId);
	return waitingMessages.left;
}

async function takeOff(
	transaction: Database,
	key: string,
	deps: Dependencies,
): Promise<DepartureRow> {
	const place = await placeOf(transaction, key);
	// Only one who has locked the departure changes places on its list: looked at again, nobody does meanwhile.
	const departure = place && (await lockDepartureIfAny(transaction, place.departureId));
	const current = departure && (await placeOf(transaction, key));
	if (!departure || !current) throw new HttpError(404, { message: waitingMessages.linkWrong });
	const { id, status } = current;
	if (status === 'booked') throw new HttpError(409, { message: waitingMessages.seatsBooked });
	if (status === 'waiting' || status === 'offered') {
		await transaction.update(waitingList).set({ status: 'left' }).where(eq(waitingList.id, id));
		await offerSeats(transaction, departure, deps);
	}
	return departure;
}

/** The departure that somebody is to wait for, locked, and its tour. @throws HttpError as `joinWaitingList` */
async function waitedFor(
	transaction: Database,
	{ departureId, travellers }: WaitingForm,
	deps: Dependencies,
) {
	const now = deps.now();
	const departure = await lockDepartureIfAny(transaction, departureId);
	const tour = departure && (await selectTour(transaction, departure.tourId));
	if (!departure || !tour || !isSold(departure, tour, now)) {
		throw invalidField('departureId', waitingMessages.departureGone);
	}
	if (travellers > departure.capacity) {
		const message = `This departure has ${seatCount(departure.capacity)} in all.`;
		throw invalidField('travellers', message);
	}
	// What others wait for is not free.
	await offerSeats(transaction, departure, deps);
	const seatsLeft = departure.capacity - (await seatsTaken(transaction, departureId, now));
	if (travellers <= seatsLeft) {
		throw await freeByNow(transaction, tour, { seatsLeft, now });
	}
	return { departure, tour };
}

/** Says it of the travellers, who are what would have to be more. */
async function freeByNow(
	transaction: Database,
	tour: Tour,
	{ seatsLeft, now }: { seatsLeft: number; now: Date },
): Promise<HttpError> {
	const [are, them] = seatsLeft === 1 ? ['is', 'it'] : ['are', 'them'];
	const message = `There ${are} ${seatCount(seatsLeft)}: you can book ${them} now.`;
	const issues = [{ path: 'travellers', message }];
	const departures = await departuresWithSeats(transaction, tour, now);
	const conflict: DeparturesConflict & ErrorReply = { message, issues, departures };
	return new HttpError(409, conflict);
}

function isSold(departure: DepartureRow, tour: Tour, now: Date): boolean {
	return isShownState(departure.state) && canStillBeSold(tourLeaving(tour, departure), now, site);
}

async function placeOf(transaction: Database, key: string) {
	const hash = tokenHashOf(key);
	const isItsKey = or(eq(waitingList.leaveHash, hash), eq(waitingList.tokenHash, hash));
	const [place] = await transaction.select().from(waitingList).where(isItsKey);
	return place ?? null;
}

function receiptOf({ departureId, email }: { departureId: number; email: string }) {
	return { departureId, email };
}

/** What is told again of a place that was taken before. */
export async function waitingAgain(
	db: Database,
	place: typeof waitingList.$inferSelect,
): Promise<WaitingReceipt> {
	return { ...receiptOf(place), ...(await confirmationLeft(db, place)) };
}
