import type { CalendarDate } from '../calendar/calendar-date.ts';
import { codeInLabel } from '../flights/airports.ts';
import { shareAirport } from '../flights/cities.ts';
import { byDeparture, isListed } from '../flights/deal.ts';

type Deal = {
	id: number;
	destination: string;
	departureDate: CalendarDate;
	soldUntil: string;
	price: number;
	lowestFare: number | null;
};

/**
 * The deals that land at one of a place's airports and that lists show, the soonest first.
 * @param airports IATA codes: 'KIX'
 */
export function dealsThere<Found extends Deal>(
	deals: readonly Found[],
	airports: readonly string[],
	now: Date,
): Found[] {
	return deals
		.filter((deal) => {
			const code = codeInLabel(deal.destination);
			const lands = code !== null && airports.some((airport) => shareAirport(code, airport));
			return lands && isListed(deal, now);
		})
		.sort(byDeparture);
}
