import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { BookingDecision } from '#src/contract/admin/bookings.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { confirmLate, decide } from '#src/stores/admin/bookings.ts';
import { bookingLettersQuery } from '#src/stores/admin/letters.ts';
import { useNow } from '#src/ui/use-now.ts';

import { DecisionDialog } from '../panel/DecisionDialog.tsx';
import { CancelBookingDialog } from './CancelBookingDialog.tsx';
import { LateConfirmation } from './LateConfirmation.tsx';
import { SeatsGone } from './SeatsGone.tsx';

/** A decision that is asked about before it is made. */
export type AskedDecision = {
	booking: ReadBooking;
	status: BookingDecision;
	/** The traveller's request to cancel that waits, where it is known of. */
	request?: number | undefined;
};

type Props = AskedDecision & { onClosed: () => void };

/** Asks before a booking is confirmed or cancelled. */
export function BookingDecisionDialog({ booking, status, request, onClosed }: Props) {
	// Of what was confirmed, and what was paid before that, the refund is asked. It stays the same while the decision
	// changes the row.
	const [isPaid] = useState(booking.status === 'Confirmed' || booking.balance.paid > 0);
	const [accepted] = useState(request ?? null);
	return status === 'Cancelled' && isPaid ? (
		<CancelBookingDialog booking={booking} request={accepted} onClosed={onClosed}>
			{questionOf(booking, status)}
		</CancelBookingDialog>
	) : (
		<UnpaidDecisionDialog {...{ booking, status, onClosed }} />
	);
}

function UnpaidDecisionDialog({ booking, status, onClosed }: Props) {
	const letters = useQuery(bookingLettersQuery(booking.id));
	const { reference } = booking;
	// It may have no seats any more: what is refused is said where it was asked for.
	const standing = bookingStanding(booking, useNow());
	const isLate = status === 'Confirmed' && (standing === 'Expired' || standing === 'Cancelled');
	const verb = status === 'Cancelled' ? 'Cancel' : 'Confirm';
	return (
		<DecisionDialog
			title={`${verb} ${reference}`}
			button={`${verb} Booking`}
			letters={letters}
			preview={letters.data?.[status]}
			onDecide={(sendsLetter, close) => {
				if (isLate) return askForSeats(booking, sendsLetter, close);
				close();
				return void decide(booking, status, sendsLetter);
			}}
			onClosed={onClosed}
		>
			{questionOf(booking, status)} <LateConfirmation booking={booking} status={status} />
		</DecisionDialog>
	);
}

async function askForSeats(booking: ReadBooking, sendsLetter: boolean, close: () => void) {
	const conflict = await confirmLate(booking, sendsLetter, close);
	return conflict && <SeatsGone conflict={conflict} travellers={booking.travellers} />;
}

function questionOf({ reference, passenger, status }: ReadBooking, decision: BookingDecision) {
	const booking = `booking ${reference} of ${passenger}`;
	if (decision === 'Cancelled') return `Are you sure you want to cancel ${booking}?`;
	const again = status === 'Cancelled' ? 'It is cancelled. ' : '';
	return `${again}Are you sure you want to confirm ${booking}?`;
}
