import type { BookingStatus } from '../bookings/booking.ts';
import type { Refund, RefundableBooking } from '../bookings/refund-steps.ts';
import { refundOf } from '../bookings/refund.ts';
import { newYorkDay } from '../calendar/new-york-day.ts';

/** What can be done about cancelling a trip at a moment. */
export type Cancelling =
	/** It is cancelled already. */
	| { kind: 'cancelled' }
	/** Its day of departure is over in New York. */
	| { kind: 'departed' }
	/** A request waits for the desk. */
	| { kind: 'asked' }
	/** It is neither confirmed nor paid: its traveller gives it back at once. */
	| { kind: 'free'; refund: Refund }
	/** The desk is asked, and pays back by the policy. */
	| { kind: 'request'; refund: Refund };

/**
 * What a traveller can do about cancelling a trip.
 * @param isAsked whether a request to cancel it waits for the desk
 */
export function cancellingOf(
	{ status, isAsked, ...booking }: RefundableBooking & { status: BookingStatus; isAsked: boolean },
	now: Date,
): Cancelling {
	if (status === 'Cancelled') return { kind: 'cancelled' };
	if (isAsked) return { kind: 'asked' };
	if (newYorkDay(now) > booking.departure) return { kind: 'departed' };
	const refund = refundOf(booking, now);
	// What is confirmed may be bought of others already: the desk is asked, whether it is paid or not.
	return { kind: refund.kind === 'unpaid' ? 'free' : 'request', refund };
}

/**
 * What a page promised to pay back, in a word that its form brings along: it is compared with what is promised when the
 * form arrives, and nothing is computed from it. 'share 90 6504.30'
 */
export function refundSeen(refund: Refund): string {
	switch (refund.kind) {
		case 'unpaid':
		case 'nothing paid':
			return refund.kind;
		case 'all':
		case 'deposit':
			return `${refund.kind} ${refund.amount.toFixed(2)}`;
		case 'share':
			return `${refund.kind} ${refund.percent} ${refund.amount.toFixed(2)}`;
		case 'fare rules':
			return `${refund.kind} ${refund.fee.toFixed(2)} ${refund.most.toFixed(2)}`;
	}
}
