import { listBookings } from '#src/contract/admin/bookings.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { decide } from '#src/stores/admin/bookings.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';

/** What the administrator can make of a booking. */
export type Decision = {
	/** A change of this booking is on its way: another one has to wait. */
	isBusy: boolean;
	/** null where it is confirmed. Gives whether it was done. */
	confirm: (() => boolean) | null;
	/** null where it is cancelled. Asks first; gives whether it was done. */
	cancel: (() => boolean) | null;
};

/** The decisions that a booking leaves open. */
export function useDecision(booking: ReadBooking): Decision {
	const isBusy = useIsChanging(listBookings.path, booking);
	const { reference, passenger, status } = booking;
	const take = (decision: Parameters<typeof decide>[1]) => {
		void decide(booking, decision);
		return true;
	};
	const question = `Are you sure you want to cancel booking ${reference} of ${passenger}?`;
	return {
		isBusy,
		confirm: status === 'Confirmed' ? null : () => !isBusy && take('Confirmed'),
		cancel: status === 'Cancelled' ? null : () => !isBusy && confirm(question) && take('Cancelled'),
	};
}
