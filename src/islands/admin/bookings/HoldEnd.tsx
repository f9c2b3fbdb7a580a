import type { BookingStatus } from '#src/domain/bookings/booking.ts';
import { bookingStanding } from '#src/domain/bookings/hold.ts';
import { once } from '#src/domain/once.ts';
import { useNow } from '#src/ui/use-now.ts';

const moment = once(
	() =>
		new Intl.DateTimeFormat('en-US', {
			weekday: 'short',
			month: 'short',
			day: 'numeric',
			hour: 'numeric',
			minute: '2-digit',
		}),
);

type Props = {
	status: BookingStatus;
	/** In ISO 8601; null where it has none. */
	heldUntil: string | null;
};

/** Of a booking that waits: until when it is held, or was, where the administrator is: 'until Tue, Mar 2, 2:10 PM'. */
export function HoldEnd({ status, heldUntil }: Props) {
	const standing = bookingStanding({ status, heldUntil }, useNow());
	if (heldUntil === null || (standing !== 'Held' && standing !== 'Expired')) return null;
	return (
		<span className="text-ink-soft">
			{standing === 'Held' ? 'until ' : 'since '}
			<time dateTime={heldUntil} className="price">
				{moment().format(new Date(heldUntil))}
			</time>
		</span>
	);
}
