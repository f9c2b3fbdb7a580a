import type { FlightRecord } from '#src/contract/desk/flights.ts';

/** What a deal is called: 'New York (JFK) to London (LHR)'. */
export function flightRoute({ origin, destination }: FlightRecord): string {
	return `${origin} to ${destination}`;
}
