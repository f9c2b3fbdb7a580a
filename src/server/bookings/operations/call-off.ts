import { addDays } from 'date-fns/addDays';
import { min } from 'date-fns/min';
import { and, eq } from 'drizzle-orm';

import { paidOf } from '#src/domain/bookings/balance.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { latestHold } from '#src/domain/bookings/hold.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';
import { movedPrice } from '#src/domain/desk/moved-price.ts';
import {
	type CallingOffReason,
	callingOffWords,
	keptSeatsDays,
} from '#src/domain/tours/calling-off.ts';
import { site } from '#src/site.ts';

import { seatsTaken } from '../../catalog/taken-seats.ts';
import { keptSeats } from '../../db/schema.ts';
import { bookingCalledOff } from '../../mail/letters/booking-called-off.ts';
import { askAgain, settleRequest, waitingRequest } from '../cancellation-request.ts';
import { departureTarget } from '../moves/move-target.ts';
import { tripCalendar } from '../trip-calendar.ts';
import type { Begun } from './begin-operation.ts';
import { type Basics, type Decision, operation } from './operation.ts';

type CallingOff = Basics & {
	reason: CallingOffReason;
	/** What they are told beside it; '' where nothing is. */
	note: string;
	/** The departure whose seats they can have instead; null where there is none. */
	insteadId: number | null;
};

/** Seats of another departure, as they are offered. */
type OfferedInstead = {
	departureId: number;
	date: string;
	/** Dollars of the whole party. */
	totalPrice: number;
	until: Date;
};

type CalledOff = Decision & {
	/** Dollars. */
	paid: number;
	request: number | null;
	instead: OfferedInstead | null;
};

/**
 * Calls a booking off with its departure, which is locked and called off: it is cancelled for all that was paid, whatever
 * the refund policy says, and seats of another departure are kept for it, as far as that has enough. Whoever takes them
 * travels then (`take-kept-seats.ts`); whoever does not has their money back already.
 */
export const callOff = operation<CallingOff, CalledOff>({
	action: 'call off',
	isDecision: true,
	departureIds: ({ insteadId }) => (insteadId === null ? [] : [insteadId]),

	async decide(begun, { reason, insteadId }) {
		const { transaction, before } = begun;
		if (before.status === 'Cancelled') return null;
		const paid = Math.max(paidOf(before), 0);
		const request = await waitingRequest(transaction, before.id);
		const instead = insteadId === null ? null : await offeredInstead(begun, insteadId);
		const kept = instead
			? `, seats on ${formatLongDate(instead.date)} kept until ${deskMoment(site, instead.until)}`
			: '';
		return {
			fields: {
				status: 'Cancelled',
				refund: paid > 0 ? paid : null,
				refundReason: `We called the departure off: ${callingOffWords[reason]}.`,
				kept: 0,
			},
			summary: `Called off: ${callingOffWords[reason]}${kept}`,
			paid,
			request: request && request.id,
			instead,
		};
	},

	/** A wish to cancel that waits has what it asked for, and more. */
	async apply({ transaction, before, at }, { request }) {
		if (request !== null) await settleRequest(transaction, before.id, { state: 'accepted', at });
		return { request };
	},

	async follow({ transaction, before }, { instead }, operationId) {
		if (instead === null || before.departureId === null) return;
		const { departureId, totalPrice, until } = instead;
		await transaction.insert(keptSeats).values({
			bookingId: before.id,
			operationId,
			calledOffId: before.departureId,
			departureId,
			seats: before.travelers,
			totalPrice,
			until,
		});
	},

	async undo(transaction, { operationId, kept: { request }, at }) {
		const isUnanswered = eq(keptSeats.answer, 'asked');
		await transaction
			.delete(keptSeats)
			.where(and(eq(keptSeats.operationId, operationId), isUnanswered));
		if (typeof request === 'number') await askAgain(transaction, request, at);
	},

	letter: async (
		{ transaction, before, offering: { siteUrl } },
		{ decision: { paid, instead }, after, heard },
		{ reason, note },
	) => {
		const isTold = heard === 'Confirmed';
		const calendar = isTold ? await tripCalendar(transaction, after, { siteUrl }) : null;
		return bookingCalledOff(before, after, { reason, note, paid, instead, calendar, siteUrl });
	},
});

/** Seats of the departure where it has enough for the party, at no more than the booking costs; null where it has not. */
async function offeredInstead(begun: Begun, departureId: number): Promise<OfferedInstead | null> {
	const { transaction, before, departures, at } = begun;
	const departure = departures.get(departureId);
	const target = await departureTarget(begun, departureId);
	const taken = await seatsTaken(transaction, departureId, at);
	if (!departure || departure.capacity - taken < before.travelers) return null;
	const latest = latestHold(at, target.held);
	const asked = addDays(at, keptSeatsDays);
	const { totalPrice } = movedPrice(before, target.totalPrice);
	return {
		departureId,
		date: target.departureDate,
		totalPrice: Math.min(totalPrice, before.totalPrice),
		until: latest === null ? asked : min([asked, latest]),
	};
}
