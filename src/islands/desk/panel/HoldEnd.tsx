import type { BookingStatus } from '#src/domain/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { weekdayWords } from '#src/domain/calendar/moment-words.ts';
import { useNow } from '#src/ui/use-now.ts';

type Props = {
	status: BookingStatus;
	/** In ISO 8601; null where it has none. */
	heldUntil: string | null;
};

/** Beside 'Pending': until when a booking is held, or was, where the reader is: 'held until Tue, Mar 2, 2:10 PM EST'. */
export function HoldEnd({ status, heldUntil }: Props) {
	const standing = bookingStanding({ status, heldUntil }, useNow());
	if (heldUntil === null || (standing !== 'Held' && standing !== 'Expired')) return null;
	return (
		<span className="text-ink-soft">
			{standing === 'Held' ? 'held until ' : 'hold ended '}
			<time dateTime={heldUntil} className="price">
				{weekdayWords(new Date(heldUntil))}
			</time>
		</span>
	);
}
