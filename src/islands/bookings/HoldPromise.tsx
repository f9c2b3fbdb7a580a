import type { BookingType } from '#src/domain/bookings/booking.ts';
import { holdEnd } from '#src/domain/bookings/hold.ts';
import { site } from '#src/site.ts';
import { DeskTime } from '#src/ui/HeldUntil.tsx';
import { useNow } from '#src/ui/use-now.ts';

/** Until when a booking made now would be held; a tour has seats to hold, of a flight it is the price. */
export function HoldPromise({ type }: { type: BookingType }) {
	const end = holdEnd(site, useNow());
	return (
		<p className="hint">
			Book now, and we hold your {type === 'tour' ? 'seats and this price' : 'price'} until{' '}
			<strong className="font-semibold text-ink">
				<DeskTime at={end.toISOString()} />
			</strong>
			: {site.holdDeskHours} hours in which our desk is open.
		</p>
	);
}
