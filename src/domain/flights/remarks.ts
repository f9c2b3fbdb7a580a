import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { namesakes } from './airport-search.ts';
import { type Airport, airportLabel } from './airports.ts';
import { milesBetween } from './distance.ts';

/** Airlines sell their seats about so many days ahead. */
const mostDaysAhead = 330;
/** Airports nearer than this are reached by land before a plane has left. */
const leastMiles = 60;
const mostNamesakes = 3;

type Trip = { origin: Airport; destination: Airport; lastDate: CalendarDate; today: CalendarDate };

/** What is odd about a trip that is answered all the same, in sentences for its results. */
export function tripRemarks({ origin, destination, lastDate, today }: Trip): string[] {
	const miles = milesBetween(origin, destination);
	return [
		...(daysBetween(today, lastDate) > mostDaysAhead
			? [
					`More than ${mostDaysAhead} days ahead, airlines have not opened these dates: an early estimate.`,
				]
			: []),
		...(miles < leastMiles
			? [
					`${origin.code} and ${destination.code} are ${milesText(miles)} apart: a train or taxi is quicker.`,
				]
			: []),
	];
}

/** What to say where a typed city was taken for one of several of its name; null where there is one only. */
export function namesakeRemark(airports: readonly Airport[], taken: Airport): string | null {
	const others = namesakes(airports, taken).slice(0, mostNamesakes).map(inFull);
	if (others.length === 0) return null;
	return `We took ${taken.city} to be ${inFull(taken)}. There is also ${others.join(' and ')}.`;
}

function inFull(airport: Airport): string {
	return `${airportLabel(airport)}, ${airport.country}`;
}

function milesText(miles: number): string {
	const whole = Math.max(1, Math.round(miles));
	return whole === 1 ? '1 mile' : `${whole} miles`;
}
