import type { MouseEvent } from 'react';

import type { ReadBooking } from '#src/stores/admin/bookings-reading.ts';
import { screenAddress, showScreen } from '#src/stores/admin/panel-address.ts';

import { passengerFacts } from '../../bookings/BookingFacts.tsx';
import { Facts } from '../../panel/Facts.tsx';
import { Card } from './Card.tsx';

/** Who booked, how to reach them, and the way to all else that is known of them. */
export function Contact({ booking }: { booking: ReadBooking }) {
	const screen = `person-booking-${booking.id}`;
	const follow = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		showScreen(screen);
	};
	return (
		<Card title="Passenger">
			<Facts facts={passengerFacts(booking)} />
			<p data-print="no">
				<a className="link" href={screenAddress(screen)} onClick={follow}>
					Everything of this person
				</a>
			</p>
		</Card>
	);
}
