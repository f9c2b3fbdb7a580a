import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

import { passengerFacts } from '../bookings/BookingFacts.tsx';
import { Card } from '../panel/Card.tsx';
import { Facts } from '../panel/Facts.tsx';
import { ScreenLink } from '../panel/ScreenLink.tsx';

/** Who booked, how to reach them, and the way to all else that is known of them. */
export function Contact({ booking }: { booking: ReadBooking }) {
	return (
		<Card title="Passenger">
			<Facts facts={passengerFacts(booking)} />
			<p data-print="no">
				<ScreenLink screen={`person-booking-${booking.id}`} className="link">
					Everything of this person
				</ScreenLink>
			</p>
		</Card>
	);
}
