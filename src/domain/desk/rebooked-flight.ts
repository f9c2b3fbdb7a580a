import type { FlightReading } from '../bookings/record.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { codeInLabel } from '../flights/airports.ts';
import { cabinClasses } from '../flights/cabin-class.ts';
import type { FlightQuery } from '../flights/offer.ts';
import { parseParty, partyText } from '../flights/party.ts';
import { parseOfferId } from '../flights/quote.ts';

type Booked = { itemId: string; travellers: number; trip: FlightReading };

/**
 * The search that a booked flight could be found by today: its route, class and party, whatever its days are to be.
 * null where the record does not say its airports, or its party is larger than one search.
 */
export function searchOfBooked(
	{ itemId, travellers, trip }: Booked,
	{ departureDate, returnDate }: { departureDate: CalendarDate; returnDate: CalendarDate | null },
): FlightQuery | null {
	const quoted = parseOfferId(itemId)?.query;
	const origin = quoted?.origin ?? codeInLabel(trip.origin);
	const destination = quoted?.destination ?? codeInLabel(trip.destination);
	const passengers = trip.party || partyText({ adults: travellers, children: 0, infants: 0 });
	if (!origin || !destination || parseParty(passengers) === null) return null;
	const known = cabinClasses.find(({ value }) => value === trip.cabinClass) ?? cabinClasses[0];
	return { origin, destination, departureDate, returnDate, cabinClass: known.value, passengers };
}
