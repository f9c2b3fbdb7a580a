import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type AirportLookup, codeInLabel } from './airports.ts';
import { airportsOf, shareAirport } from './cities.ts';
import { dealClass } from './deal.ts';
import type { FlightQuery } from './offer.ts';
import { passengerPresets } from './party.ts';

/** From where to where, as labels with codes, and when. */
export type Flown = {
	origin: string;
	destination: string;
	departureDate: CalendarDate;
	returnDate: CalendarDate | null;
};

/** The search that has the flights of a deal, for one adult in economy; null where its ends name no two airports. */
export function searchOfDeal(
	{ origin, destination, departureDate, returnDate }: Flown,
	airports: AirportLookup,
): FlightQuery | null {
	const [from, to] = [codeInLabel(origin), codeInLabel(destination)];
	if (from === null || to === null || shareAirport(from, to)) return null;
	if ([from, to].some((code) => airportsOf(code, airports).length === 0)) return null;
	const trip = { origin: from, destination: to, departureDate, returnDate };
	return { ...trip, cabinClass: dealClass, passengers: passengerPresets[0].value };
}
