import type { LetterTime, OperationReply } from '#src/contract/desk/operation.ts';
import { keptSeatsMessages, type KeptSeatsDecision } from '#src/contract/trips/kept-seats.ts';
import { areKept } from '#src/domain/tours/calling-off.ts';

import { lockRow, selectRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { answerKept, selectKeptSeats } from '../departures/kept-seats.ts';
import { type Offering, offerSeats } from '../departures/offer-seats.ts';
import { publishTakenSeats } from '../departures/publish-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { bookingRows } from './booking-rows.ts';
import type { Actor } from './operations/actor.ts';
import { lockDepartures } from './operations/begin-operation.ts';
import { takeKeptSeats } from './operations/take-kept-seats.ts';

type Answer = {
	actor: Actor;
	/** The booking's. */
	id: number;
	/** The seats that were seen. */
	seats: number;
	answer: KeptSeatsDecision;
	/** The booking's, that was seen; and when its letter goes. */
	version?: number | undefined;
	letter?: LetterTime | undefined;
	attempt: Attempt | null;
};

/**
 * Stores what is made of seats that are kept for a booking whose departure was called off: it travels on the other one, or
 * the seats are free for others. The same answer once more changes nothing.
 * @returns the booking as it is then, and what was done to it; null where nothing was: the seats alone are free
 * @throws HttpError 409 where none are kept for it any more
 */
export async function answerKeptSeats(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	{ actor, id, seats: seen, answer, version, letter, attempt }: Answer,
): Promise<OperationReply> {
	const seats = await selectKeptSeats(db, id);
	if (seats?.id !== seen) throw ended();
	if (seats.answer === answer) {
		return { booking: await selectRow(db, bookingRows, id), operation: null };
	}
	const { departureId } = seats;
	if (answer === 'taken') {
		const body = { departureId, version, letter };
		return takeKeptSeats.perform({ db, ...offering }, { actor, id, attempt, body });
	}
	const { reply, tourId } = await inTransaction(db, (transaction) =>
		giveBack(transaction, { id, departureId }, offering),
	);
	if (tourId !== null) await publishTakenSeats(tourId);
	return reply;
}

/** Whoever waits for seats is offered these. */
async function giveBack(
	transaction: Database,
	{ id, departureId }: { id: number; departureId: number },
	offering: Offering,
): Promise<{ reply: OperationReply; tourId: number | null }> {
	const departures = await lockDepartures(transaction, [departureId]);
	const booking = await lockRow(transaction, bookingRows, id);
	const now = offering.now();
	const seats = await selectKeptSeats(transaction, id);
	if (!seats || !areKept(seats, now)) throw ended();
	await answerKept(transaction, seats.id, { answer: 'declined', at: now });
	const departure = departures.get(departureId);
	if (departure) await offerSeats(transaction, departure, offering);
	return { reply: { booking, operation: null }, tourId: departure?.tourId ?? null };
}

function ended(): HttpError {
	return new HttpError(409, { message: keptSeatsMessages.ended });
}
