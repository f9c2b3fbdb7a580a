import type { CalendarDate } from '../calendar/calendar-date.ts';
import { namesakes } from './airport-search.ts';
import { type Airport, airportLabel } from './airports.ts';
import { milesBetween, milesText } from './distance.ts';
import { isEarly, notOpened } from './forecast.ts';
import { type Place, placeLabel, placeOfAirport } from './place.ts';
import { type Town, townLabel } from './towns.ts';

/** Airports nearer than this are reached by land before a plane has left. */
const leastMiles = 60;
const mostNamesakes = 3;

type Trip = { origin: Place; destination: Place; lastDate: CalendarDate; today: CalendarDate };

/** What is odd about a trip that is answered all the same, in sentences for its results. */
export function tripRemarks({ origin, destination, lastDate, today }: Trip): string[] {
	const miles = mostMilesBetween(origin, destination);
	const isExact = origin.kind === 'airport' && destination.kind === 'airport';
	return [
		...(isEarly(lastDate, today) ? [`${notOpened}: an early estimate.`] : []),
		...(miles < leastMiles
			? [
					`${origin.code} and ${destination.code} are ${isExact ? '' : 'at most '}${milesText(miles)} apart: a train or taxi is quicker.`,
				]
			: []),
	];
}

/** What to say where a typed text was taken for the only place that holds it: 'We took “gatwick” to be London Gatwick'. */
export function takenRemark(text: string, taken: Place): string {
	const [airport] = taken.airports;
	const name =
		taken.kind === 'airport' ? `${airport.name}, ${placeLabel(taken)}` : placeLabel(taken);
	return `We took “${text.trim()}” to be ${name}, ${taken.country}.`;
}

/** What to say where a town without an airport was typed: 'Oxford … has no airport: the nearest is London (LHR), 39 miles away.' */
export function townRemark(town: Town, { airports: [nearest] }: Place): string {
	const { city, code } = nearest;
	return `${townLabel(town)} has no airport: the nearest is ${airportLabel({ city, code })}, ${milesText(milesBetween(town, nearest))} away.`;
}

/** What to say where a typed city was taken for one of several of its name; null where there is one only. */
export function namesakeRemark(airports: readonly Airport[], taken: Place): string | null {
	const isAlone = otherNamesakes(airports, taken).length === 0;
	return isAlone ? null : `We took ${taken.city} to be ${placeInFull(taken)}.`;
}

// Of a city, every offer has airports of its own: what is said is true of all.
function mostMilesBetween(origin: Place, destination: Place): number {
	const each = origin.airports.flatMap((from) =>
		destination.airports.map((to) => milesBetween(from, to)),
	);
	return Math.max(...each);
}

/** The other places of a city's name, the busiest first: three at most. */
export function otherNamesakes(airports: readonly Airport[], taken: Place): Place[] {
	return namesakes(airports, taken).slice(0, mostNamesakes).map(placeOfAirport);
}

/** 'London (YXU), Canada' */
export function placeInFull(place: Place): string {
	return `${placeLabel(place)}, ${place.country}`;
}
