import { formatDate } from '../calendar/format-date.ts';
import { formatTime, type LocalTime } from '../calendar/local-time.ts';
import { flightName } from './airline-words.ts';
import { formatDuration } from './duration.ts';
import { dayOfLeg, type Flight, flightsOf, legName, placeOf } from './journey.ts';
import { type FlightLeg, stopsLabel } from './offer.ts';

/** A leg in words: 'Outward', 'Thu, Dec 10, 2026, 11h 30m, 1 stop, KEF 2h 45m', and a line for each of its flights. */
export type LegLines = { name: string; summary: string; flights: string[] };

/**
 * The legs of a trip in words, for letters.
 * @param labels of both ends of the trip: 'New York (JFK)'
 */
export function legLines(legs: readonly FlightLeg[], labels: readonly string[]): LegLines[] {
	return legs.map((leg, index) => ({
		name: legName(index, legs.length),
		summary: [
			formatDate(leg.date),
			formatDuration(leg.minutes),
			stopsLabel(leg),
			...(leg.number === '' ? [] : [flightName(leg)]),
		].join(', '),
		flights: flightsOf(leg).flatMap((flight) => (flight ? [flightText(leg, flight, labels)] : [])),
	}));
}

function flightText(leg: FlightLeg, flight: Flight, labels: readonly string[]): string {
	const { origin, destination, departsAt, arrivesAt } = flight;
	const place = (code: string) => placeOf(code, leg, labels);
	return `${timeText(leg, departsAt)} ${place(origin)} to ${timeText(leg, arrivesAt)} ${place(destination)}`;
}

/** '8:40 AM +1 day', where it stands for itself. */
export function timeText(leg: FlightLeg, time: LocalTime): string {
	return `${formatTime(time)} ${dayOfLeg(leg, time)}`.trim();
}

/** When a leg leaves and arrives, in a line: 'Thu, Dec 10, 2026, 8:35 PM JFK to 8:40 AM +1 day LHR'. */
export function legTimes(leg: FlightLeg): string {
	const { origin, destination, date, departsAt, arrivesAt } = leg;
	return `${formatDate(date)}, ${formatTime(departsAt)} ${origin} to ${timeText(leg, arrivesAt)} ${destination}`;
}

/** A leg in one line, for programs to read: 'JFK 2026-12-10T20:35 to LHR 2026-12-11T08:40, 1 stop, KEF 1h 25m'. */
export function legLine(leg: FlightLeg): string {
	const { origin, destination, departsAt, arrivesAt } = leg;
	return `${origin} ${departsAt} to ${destination} ${arrivesAt}, ${stopsLabel(leg)}`;
}
