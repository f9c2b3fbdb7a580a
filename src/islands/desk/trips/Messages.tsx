import type { BookingTrip } from '#src/contract/desk/trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { Conversation } from '../replies/Conversation.tsx';
import { AnswerForm } from './AnswerForm.tsx';

type Props = {
	booking: ReadBooking;
	trip: BookingTrip;
	/** Called whenever something that is not sent stands in the answer, or no longer does. */
	onDraft?: (isDraft: boolean) => void;
};

/** All that was written about a booking, and the next answer to its traveller. */
export function Messages({ booking, trip, onDraft }: Props) {
	return (
		<>
			{trip.messages.length === 0 && <p className="text-ink-soft">Nothing has been written yet.</p>}
			<Conversation messages={trip.messages} traveller={booking.passenger} />
			<AnswerForm booking={booking} trip={trip} {...(onDraft && { onDraft })} />
		</>
	);
}
