import { bookingStatusLabel, type BookingStatus as Status } from '#src/domain/bookings/booking.ts';
import { type BookingStanding, bookingStanding } from '#src/domain/bookings/hold.ts';
import { useNow } from '#src/ui/use-now.ts';

import { StatusBadge, type StatusTone } from './StatusBadge.tsx';

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

/** The status of a booking, as it is stored; its colour follows its hold, which `HoldEnd` tells in words. */
export function BookingStatus({ status, heldUntil }: Props) {
	const standing = bookingStanding({ status, heldUntil }, useNow());
	return (
		<>
			<StatusBadge tone={tones[standing]}>{bookingStatusLabel(status)}</StatusBadge>
			{/* Seen, the badge parts the two; heard, they are one sentence: 'Pending, held until …'. */}
			{(standing === 'Held' || standing === 'Expired') && (
				<span className="visually-hidden">,</span>
			)}
		</>
	);
}
