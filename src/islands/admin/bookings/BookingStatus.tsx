import { bookingStatusLabel, type BookingStatus as Status } from '#src/domain/bookings/booking.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<Status, StatusTone> = {
	'Pending Confirmation': 'waiting',
	Confirmed: 'good',
	Cancelled: 'over',
};

/** Where a booking stands. */
export function BookingStatus({ status }: { status: Status }) {
	return <StatusBadge tone={tones[status]}>{bookingStatusLabel(status)}</StatusBadge>;
}
