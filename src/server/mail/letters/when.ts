import { formatDate } from '#src/domain/calendar/format-date.ts';
import { journeyText } from '#src/domain/flights/leg-text.ts';
import type { FlightLeg } from '#src/domain/flights/offer.ts';

type Booked = { title: string; departureDate: string; legs: readonly FlightLeg[] };

/** When a booking leaves and, where that is known, every flight of it, in lines of a letter. */
export function whenText({ title, departureDate, legs }: Booked): string {
	if (legs.length === 0) return `Departure: ${formatDate(departureDate)}`;
	// The title of a flight names both ends: 'New York (JFK) to London (LHR)'.
	return `${journeyText(legs, title.split(' to '))}\nAll times are local.`;
}
