import type { FlightRecord } from '#src/contract/admin/flights.ts';

/** What a deal is called: 'New York (JFK) to London (LHR)'. */
export function flightRoute({ origin, destination }: FlightRecord): string {
	return `${origin} to ${destination}`;
}
