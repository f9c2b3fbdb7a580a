import { bookingTaskLabels } from '#src/domain/bookings/booking-task.ts';

import { Envelope } from '../panel/Envelope.tsx';

/** Stands by a booking whose traveller waits for the desk. */
export function WaitingMark() {
	return (
		<span className="waiting-mark">
			<Envelope /> {bookingTaskLabels.answer}
		</span>
	);
}
