import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { searchOfBooked } from '#src/domain/desk/rebooked-flight.ts';
import { flightSearchPath } from '#src/stores/flights/search-fields.ts';

/** The search that a booked flight is one of, for whoever may change it; null where it is over, off or no flight. */
export function otherFlightsPath(view: TripView): string | null {
	const { record, reading, standing, item, access, now } = view;
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
	return flightSearchPath({
		origin,
		destination,
		departureDate,
		returnDate,
		passengers,
		cabinClass,
	});
}
