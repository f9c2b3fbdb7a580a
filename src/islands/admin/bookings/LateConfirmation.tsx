import type { BookingDecision } from '#src/contract/admin/bookings.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { useNow } from '#src/ui/use-now.ts';

import { HoldEnd } from './HoldEnd.tsx';

type Props = { booking: ReadBooking; status: BookingDecision };

/** What confirming means for a booking that gave its seats back: it takes them again, if there are any. */
export function LateConfirmation({ booking, status }: Props) {
	const standing = bookingStanding(booking, useNow());
	if (status !== 'Confirmed' || (standing !== 'Expired' && standing !== 'Cancelled')) return null;
	const { travellers, trip } = booking;
	const seats = travellers === 1 ? 'its seat' : `its ${travellers} seats`;
	return (
		<span className="mt-2 block">
			{standing === 'Expired' && (
				<>
					Its <HoldEnd {...booking} />.{' '}
				</>
			)}
			{trip.type === 'tour'
				? `Confirming it takes ${seats} again: it is refused where the departure has too few left.`
				: 'Please make sure that the flight can still be had at this price.'}
		</span>
	);
}
