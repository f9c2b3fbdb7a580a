import { useState } from 'react';

import { tripPath } from '#src/paths.ts';
import { replaceLink } from '#src/stores/desk/booking-trips.ts';
import type { ReadBooking } from '#src/stores/desk/bookings-reading.ts';

/** The way to the page of a booking's trip, and to a new link where the old one got into other hands. */
export function TripLinks({ booking }: { booking: ReadBooking }) {
	const [isBusy, setBusy] = useState(false);
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		await replaceLink(booking);
		setBusy(false);
	};
	return (
		<>
			<p className="text-sm text-ink-soft">
				You see it as its traveler does, and change nothing. Replace the link where it got into
				other hands.
			</p>
			<p className="flex flex-wrap gap-2" data-print="no">
				<a
					className="row-button inline-flex items-center"
					href={tripPath(booking.reference)}
					target="_blank"
					rel="noopener"
				>
					Open the trip page
				</a>
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => void press()}
				>
					Replace the trip’s link
				</button>
			</p>
		</>
	);
}
