import { type BookingDecision, listBookings } from '#src/contract/admin/bookings.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { decide } from '#src/stores/admin/bookings.ts';
import { askFirst, type Question } from '#src/stores/admin/question.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

/** What the administrator can make of a booking. */
export type Decision = {
	/** A change of this booking is on its way: another one has to wait. */
	isBusy: boolean;
	/** null where it is confirmed. Asks first where it is cancelled; gives whether it was done. */
	confirm: (() => Promise<boolean>) | null;
	/** null where it is cancelled. Asks first; gives whether it was done. */
	cancel: (() => Promise<boolean>) | null;
};

/** The decisions that a booking leaves open. */
export function useDecision(booking: ReadBooking): Decision {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { reference, passenger, status } = booking;
	const take = async (decision: BookingDecision, question?: Question) => {
		if (isBusy || (question && !(await askFirst(question)))) return false;
		void decide(booking, decision);
		return true;
	};
	const cancelling = {
		title: `Are you sure you want to cancel booking ${reference} of ${passenger}?`,
		about: booking.title,
		yes: 'Cancel the booking',
		no: 'Keep it',
	};
	const reopening = {
		title: `Booking ${reference} of ${passenger} was cancelled. Are you sure you want to confirm it?`,
		about: booking.title,
		yes: 'Confirm the booking',
		no: 'Leave it cancelled',
	};
	return {
		isBusy,
		confirm:
			status === 'Confirmed'
				? null
				: () => take('Confirmed', status === 'Cancelled' ? reopening : undefined),
		cancel: status === 'Cancelled' ? null : () => take('Cancelled', cancelling),
	};
}
