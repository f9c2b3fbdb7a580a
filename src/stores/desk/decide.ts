import { cancelBooking, confirmBooking } from '#src/contract/desk/booking-actions.ts';
import type { BookingDecision } from '#src/contract/desk/bookings.ts';
import type { LetterTime } from '#src/contract/desk/operation.ts';
import type { RefundPromise } from '#src/contract/desk/refund.ts';

import type { FieldErrors } from '../forms/refusal.ts';
import type { ReadBooking } from './bookings-reading.ts';
import {
	type OperationWords,
	performOperation,
	type WantedOperation,
} from './perform-operation.ts';

/** What the list of bookings and its dialog say of a decision. */
export function statusWords(status: BookingDecision): OperationWords {
	const description = `Booking has been ${status.toLowerCase()}.`;
	return { done: { title: 'Status Updated', description }, failed: 'Status Not Updated' };
}

type Told = {
	/** When its letter goes; left out, it waits as long as it can be undone. */
	letter?: LetterTime;
	/** Said in place of what the server calls it. */
	words?: OperationWords | undefined;
	close?: () => void;
};

/** Confirms a booking, and says how that went. */
export async function confirm(
	booking: ReadBooking,
	{ letter, words, ...dialog }: Told & Pick<WantedOperation<never, never>, 'seatsGone'> = {},
): Promise<void> {
	await performOperation({
		booking,
		endpoint: confirmBooking,
		body: { ...(letter && { letter }) },
		change: { status: 'Confirmed' },
		failed: 'Not Confirmed',
		...words,
		...dialog,
	});
}

type Cancelling = {
	/** What is promised back; left out, what the policy pays back. */
	refund: RefundPromise | undefined;
	/** The request of its traveller that is accepted so; null where none was seen. */
	request: number | null;
};

/** Cancels a booking, and says how that went. @returns what the server refuses of the promise */
export async function cancel(
	booking: ReadBooking,
	{ refund, request }: Cancelling,
	{ letter, words, ...dialog }: Told,
): Promise<FieldErrors<keyof RefundPromise>> {
	const { refused } = await performOperation({
		booking,
		endpoint: cancelBooking,
		body: {
			...(letter && { letter }),
			...(refund && { refund }),
			...(request !== null && { request }),
		},
		change: { status: 'Cancelled', ...(refund && { refund: refund.amount }) },
		failed: 'Not Cancelled',
		fields: ['amount', 'reason'],
		prefix: 'refund.',
		...words,
		...dialog,
	});
	return refused;
}
