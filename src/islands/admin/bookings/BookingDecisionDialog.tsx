import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { BookingDecision } from '#src/contract/admin/bookings.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { decide } from '#src/stores/admin/bookings.ts';
import { bookingLettersQuery } from '#src/stores/admin/letters.ts';

import { DecisionDialog } from '../panel/DecisionDialog.tsx';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';
import { LateConfirmation } from './LateConfirmation.tsx';

/** A decision that is asked about before it is made. */
export type AskedDecision = { booking: ReadBooking; status: BookingDecision };

type Props = AskedDecision & { onClosed: () => void };

/** Asks before a booking is confirmed or cancelled. */
export function BookingDecisionDialog({ booking, status, onClosed }: Props) {
	// Only what was confirmed was paid. What is asked stays the same while the decision changes the row.
	const [isPaid] = useState(booking.status === 'Confirmed');
	return status === 'Cancelled' && isPaid ? (
		<CancelBookingDialog booking={booking} onClosed={onClosed}>
			{questionOf(booking, status)}
		</CancelBookingDialog>
	) : (
		<UnpaidDecisionDialog {...{ booking, status, onClosed }} />
	);
}

function UnpaidDecisionDialog({ booking, status, onClosed }: Props) {
	const letters = useQuery(bookingLettersQuery(booking.id));
	const { reference } = booking;
	const verb = status === 'Cancelled' ? 'Cancel' : 'Confirm';
	return (
		<DecisionDialog
			title={`${verb} ${reference}`}
			button={`${verb} Booking`}
			letters={letters}
			preview={letters.data?.[status]}
			onDecide={(sendsLetter) => void decide(booking, status, sendsLetter)}
			onClosed={onClosed}
		>
			{questionOf(booking, status)} <LateConfirmation booking={booking} status={status} />
		</DecisionDialog>
	);
}

function questionOf({ reference, passenger, status }: ReadBooking, decision: BookingDecision) {
	const booking = `booking ${reference} of ${passenger}`;
	if (decision === 'Cancelled') return `Are you sure you want to cancel ${booking}?`;
	const again = status === 'Cancelled' ? 'It is cancelled. ' : '';
	return `${again}Are you sure you want to confirm ${booking}?`;
}
