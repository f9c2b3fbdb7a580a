import { and, desc, eq, sql } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import {
	reasonLength,
	overPolicy,
	reasonMissing,
	type RefundByPolicy,
	type RefundPromise,
} from '#src/contract/desk/refund.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { needsReason, policyAmounts } from '#src/domain/bookings/promised-refund.ts';
import type { RefundableBooking } from '#src/domain/bookings/refund-steps.ts';
import { refundTerms } from '#src/domain/bookings/refund-terms.ts';
import { refundOf } from '#src/domain/bookings/refund.ts';
import { refundTooHigh } from '#src/domain/desk/refund-limit.ts';
import { centsOf } from '#src/domain/money.ts';

import { staleChange } from '../changes/change-row.ts';
import type { Database } from '../db/database.ts';
import { changes } from '../db/schema.ts';
import { invalidField } from '../http/http-error.ts';
import { bookingRows } from './booking-rows.ts';
import type { CancellationRequest } from './cancellation-request.ts';
import { isInForce } from './operations/changes-in-force.ts';

const [, confirmed] = bookingStatuses;

/** What of a stored booking decides about its refund. */
export async function refundableBooking(
	db: Database,
	booking: BookingRecord,
): Promise<RefundableBooking> {
	const { id, type, status, totalPrice, travelers, departureDate, createdAt } = booking;
	const bookedAt = new Date(createdAt);
	return {
		type,
		total: totalPrice,
		paid: paidOf(booking),
		travellers: travelers,
		departure: departureDate,
		bookedAt,
		// Where nobody wrote it down it was not before the request.
		confirmedAt: status === confirmed ? ((await selectConfirmedAt(db, id)) ?? bookedAt) : null,
	};
}

/** What the policy says of a booking that is cancelled, or was asked to be, at a moment. */
export function refundByPolicy(booking: RefundableBooking, at: Date): RefundByPolicy {
	const refund = refundOf(booking, at);
	return {
		...policyAmounts(refund),
		isPaid: booking.paid > 0,
		terms: refundTerms(booking),
	};
}

type Cancelling = {
	refund: RefundPromise | undefined;
	/** What its traveller asked for, by which it is counted; null where nobody asked. */
	request: CancellationRequest | null;
	/** Whether whoever cancels may promise more than the policy. */
	mayPromiseMore: boolean;
	at: Date;
};

/** What a booking keeps of its refund. */
type KeptRefund = Pick<BookingRecord, 'refund' | 'refundReason' | 'kept'>;

/** What a booking keeps of it that is not cancelled. */
export const noRefund: KeptRefund = { refund: null, refundReason: null, kept: null };

/**
 * What a booking keeps of the refund that is promised when it is cancelled: as it was entered, else what the policy
 * pays back, where it knows the amount and anything was paid: at the moment of asking, where its traveller did, else now.
 * @throws HttpError 400 at the field, for more than was paid, for more than the policy's where that is not
 *   theirs to promise, and for another amount than the policy's without a reason
 */
export async function promisedRefund(
	db: Database,
	booking: BookingRecord,
	{ refund, request, mayPromiseMore, at }: Cancelling,
): Promise<KeptRefund> {
	const refundable = await refundableBooking(db, booking);
	const byPolicy = refundOf(refundable, request?.askedAt ?? at);
	const { paid } = refundable;
	const frozen = promisedToRequest(refundable, request);
	if (!refund) {
		const counted = frozen ?? ('amount' in byPolicy ? byPolicy.amount : null);
		return { refund: counted, refundReason: null, kept: keptOf(paid, counted) };
	}
	const { amount, reason = '' } = refund;
	const amounts = frozen === null ? policyAmounts(byPolicy) : { least: frozen, most: frozen };
	if (amount > paid) throw invalidField('refund.amount', refundTooHigh(paid));
	if (amount > amounts.most && !mayPromiseMore) {
		throw invalidField('refund.amount', overPolicy(amounts));
	}
	if (needsReason(amounts, amount) && reason.length < reasonLength.least) {
		throw invalidField('refund.reason', reasonMissing(amounts));
	}
	return { refund: amount, refundReason: reason || null, kept: keptOf(paid, amount) };
}

/**
 * What a traveller was promised who asked to cancel, in dollars: no less than then, more where more was paid since, and
 * never more than was paid.
 * @returns null where nobody asked, and where only the airline knows
 */
export function promisedToRequest(
	refundable: RefundableBooking,
	request: CancellationRequest | null,
): number | null {
	if (request === null || request.refund === null) return null;
	const { most } = policyAmounts(refundOf(refundable, request.askedAt));
	return Math.min(Math.max(request.refund, most), Math.max(refundable.paid, 0));
}

/** What of the payments does not go back; null while nobody knows what does, unless nothing was paid. */
function keptOf(paid: number, refund: number | null): number | null {
	if (refund === null) return paid === 0 ? 0 : null;
	return (centsOf(paid) - centsOf(refund)) / 100;
}

/**
 * Nothing, where a booking is cancelled already and that promised what is to be promised now.
 * @throws HttpError 409 with the booking as it is, where it promised something else
 */
export function asPromised(booking: BookingRecord, refund: RefundPromise | undefined): null {
	if (!refund || refund.amount === booking.refund) return null;
	throw staleChange(booking);
}

async function selectConfirmedAt(db: Database, id: number): Promise<Date | null> {
	const [change] = await db
		.select({ at: changes.createdAt })
		.from(changes)
		.where(
			and(
				eq(changes.subject, bookingRows.subject),
				eq(changes.subjectId, id),
				eq(sql`${changes.after} ->> 'status'`, confirmed),
				isInForce(db),
			),
		)
		.orderBy(desc(changes.id))
		.limit(1);
	return change?.at ?? null;
}
