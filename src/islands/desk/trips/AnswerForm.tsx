import type { BookingTrip } from '#src/contract/desk/trips.ts';
import { bookingValues } from '#src/domain/desk/reply-values.ts';
import { site } from '#src/site.ts';
import { answer } from '#src/stores/desk/booking-trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { Composer } from '../replies/Composer.tsx';

type Props = {
	booking: ReadBooking;
	/** The conversation that is answered. */
	trip: BookingTrip;
	/**
	 * Called whenever something that is not sent stands here, or no longer does; without it that is kept for whoever comes
	 * back to it.
	 */
	onDraft?: (isDraft: boolean) => void;
};

/** What the desk writes to the traveller of a booking. */
export function AnswerForm({ booking, trip, onDraft }: Props) {
	return (
		<Composer
			name="Answer"
			values={bookingValues(site, booking)}
			send={(body) => answer(booking, body, trip)}
			draftKey={onDraft ? null : `answer ${booking.id}`}
			onDraft={onDraft}
			className="justify-items-start gap-3 [&>:first-child]:w-full"
		>
			<p className="text-sm text-ink-soft">
				{booking.email === ''
					? 'It stands on the page of the trip. The booking has no email address to write to.'
					: `It stands on the page of the trip, and goes out as a letter to ${booking.email}.`}
			</p>
		</Composer>
	);
}
