import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import { shareAirport } from '#src/domain/flights/cities.ts';

/** What is wrong with going from one place to another, by the codes of airports or cities; null when nothing is. */
export function routeIssue(origin: string, destination: string): string | null {
	if (origin === destination) return flightSearchMessages.airportsEqual;
	return shareAirport(origin, destination) ? flightSearchMessages.airportsShared : null;
}
