import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { searchOfBooked } from '#src/domain/desk/rebooked-flight.ts';
import { flightSearchPath } from '#src/stores/flights/search-fields.ts';

import { TripSection } from './TripSection.tsx';

/**
 * How whoever booked a flight gets to other days: what is held is held anew and this one given back, what is confirmed is
 * changed by the desk with the airline. null where neither can be.
 */
export function flightDays({ record, reading, standing, item, access, now }: TripView) {
	const { trip, travellers } = reading;
	const { departureDate } = record;
	const isOpen = standing === 'Held' || standing === 'Confirmed';
	if (trip.type !== 'flight' || !access.mayChange || !isOpen) return null;
	if (departureDate <= newYorkDay(now)) return null;
	const days = { departureDate, returnDate: trip.returnDate || null };
	const query = searchOfBooked({ itemId: item.id, travellers, trip }, days);
	if (!query) return null;
	const { passengers, cabinClass } = query;
	const { origin, destination, returnDate } = trip;
	const path = flightSearchPath({
		origin,
		destination,
		departureDate,
		returnDate,
		passengers,
		cabinClass,
	});
	return (
		<TripSection id="move" title="Another date">
			<p>
				{standing === 'Held'
					? 'Nothing is paid yet: look for the days that suit you and hold that flight. Then cancel this one here.'
					: 'Look for the days that suit you and write to us below: our desk asks the airline what the change costs, and tells you before anything changes.'}
			</p>
			<p data-print="no">
				<a className="button button-secondary" href={path}>
					See other days and flights
				</a>
			</p>
		</TripSection>
	);
}
