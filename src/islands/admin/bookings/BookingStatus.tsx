import { bookingStatusLabel, type BookingStatus as Status } from '#src/domain/bookings/booking.ts';
import { type BookingStanding, bookingStanding } from '#src/domain/bookings/hold.ts';
import { useNow } from '#src/ui/use-now.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<BookingStanding, StatusTone> = {
	Pending: 'waiting',
	Held: 'waiting',
	Expired: 'bad',
	Confirmed: 'good',
	Cancelled: 'over',
};

type Props = {
	status: Status;
	/** The end of its hold, in ISO 8601; null where it has none. */
	heldUntil: string | null;
};

/** Where a booking stands: one that waits for the desk is held, or its hold has ended. */
export function BookingStatus({ status, heldUntil }: Props) {
	const standing = bookingStanding({ status, heldUntil }, useNow());
	const label = standing === 'Pending' ? bookingStatusLabel(status) : standing;
	return <StatusBadge tone={tones[standing]}>{label}</StatusBadge>;
}
