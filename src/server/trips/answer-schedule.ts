import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import {
	type answerSchedule as endpoint,
	scheduleAnswerMessages as messages,
} from '#src/contract/trips/schedule.ts';
import {
	type ScheduleQuestion,
	scheduleAnswerWords,
	scheduleQuestion,
	scheduleRefund,
	scheduleRefundReason,
	scheduleRefundSeen,
} from '#src/domain/trips/schedule-answer.ts';

import { bookingRows } from '../bookings/booking-rows.ts';
import { traveller } from '../bookings/operations/actor.ts';
import { cancel } from '../bookings/operations/cancel.ts';
import { publishSeats, type SeatsChanged } from '../bookings/operations/seats-of-operation.ts';
import { scheduleChangesOf } from '../bookings/schedule-changes-of.ts';
import { lockRow } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { scheduleChanges } from '../db/schema.ts';
import { lockDepartureOf } from '../departures/lock-departure.ts';
import type { Offering } from '../departures/offer-seats.ts';
import type { Attempt } from '../http/attempt.ts';
import { HttpError } from '../http/http-error.ts';
import { scheduleAccepted } from '../mail/letters/schedule-accepted.ts';
import { tripMessageForDesk } from '../mail/letters/trip-message.ts';
import { addToOutbox } from '../mail/outbox.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Dependencies } from '../world/dependencies.ts';
import type { OpenTrip } from './trip-access.ts';

type Answer = z.output<typeof endpoint.body>;
type Asked = Omit<Answer, 'attempt'> & { attempt: Attempt | null };
type World = Offering & Pick<Dependencies, 'db'>;

/**
 * Stores what a traveller makes of new flight times that are significant. Accepted, the trip stays booked at them; else it
 * is cancelled for all that was paid. The desk reads it in the conversation. The same answer once more changes nothing.
 * @throws HttpError 409 where there is nothing to answer, the times have changed again, another answer was given, the trip
 *   is cancelled or has left, or the page promised another refund than there is now
 */
export async function answerSchedule(
	{ db, ...offering }: World,
	{ booking: { id } }: Pick<OpenTrip, 'booking'>,
	asked: Asked,
): Promise<z.output<typeof endpoint.reply>> {
	const cancelled = await inTransaction(db, (transaction) =>
		answerWithin(transaction, offering, id, asked),
	);
	if (cancelled) await publishSeats(cancelled);
	return { answer: asked.answer, message: messages[asked.answer] };
}

/** @returns what cancelled the booking, where the answer did; null else */
async function answerWithin(
	transaction: Database,
	offering: Offering,
	id: number,
	{ change: seenChange, answer, seen, attempt }: Asked,
): Promise<SeatsChanged | null> {
	const now = offering.now();
	await lockDepartureOf(transaction, id);
	const booking = await lockRow(transaction, bookingRows, id);
	const [change] = await scheduleChangesOf(transaction, id);
	if (!change) throw refusal(messages.notAsked);
	if (change.id !== seenChange) throw refusal(messages.changedAgain);
	const question = scheduleQuestion(change, booking, now);
	if (question === answer) return null;
	if (question !== 'asked') throw refusal(whyNot(question, booking));
	const refund = scheduleRefund(booking);
	if (answer === 'refund' && seen !== scheduleRefundSeen(refund)) {
		throw refusal(messages.refundChanged);
	}

	await transaction
		.update(scheduleChanges)
		.set({ answer, answeredAt: now })
		.where(eq(scheduleChanges.id, change.id));
	const body = scheduleAnswerWords[answer];
	await sendMessage(
		transaction,
		{ kind: 'booking', id },
		{ kind: 'question', body, createdAt: now, attempt },
		() => tripMessageForDesk(booking, { kind: 'question', body }),
	);
	if (answer === 'accepted') {
		const letter = scheduleAccepted(booking, change, offering.siteUrl);
		if (letter) await addToOutbox(transaction, letter);
		return null;
	}
	return cancel.within(transaction, offering, {
		actor: traveller,
		id,
		attempt: null,
		body: { refund: { amount: refund, reason: scheduleRefundReason } },
	});
}

function whyNot(question: Exclude<ScheduleQuestion, 'asked'>, { status }: BookingRecord): string {
	switch (question) {
		case 'told':
			return messages.notAsked;
		case 'closed':
			return status === 'Cancelled' ? messages.cancelled : messages.departed;
		default:
			return messages.answered;
	}
}

function refusal(message: string): HttpError {
	return new HttpError(409, { message });
}
