import { formatShortDate } from '../calendar/format-date.ts';
import { flightsOf, legName, placeOf } from '../flights/journey.ts';
import { formatTime, type LocalTime } from '../flights/local-time.ts';
import type { FlightLeg } from '../flights/offer.ts';
import { minutesBetween, shiftLabel } from './schedule-change.ts';

/** A departure or an arrival that an airline moved, in words. */
export type ScheduleLine = {
	/** 'Outward, leaves New York (JFK)' */
	name: string;
	/** 'Thu, Dec 10, 8:35 PM' */
	before: string;
	after: string;
	/** '5h 10m later' */
	shift: string;
};

/**
 * What an airline moved, flight by flight: only what differs.
 * @param change the same legs before and after
 * @param labels of both ends of the trip: 'New York (JFK)'
 */
export function scheduleLines(
	{ before, after }: { before: readonly FlightLeg[]; after: readonly FlightLeg[] },
	labels: readonly string[],
): ScheduleLine[] {
	return after.flatMap((leg, index) => {
		const earlier = before[index];
		if (!earlier) return [];
		const [was, is] = [flightsOf(earlier), flightsOf(leg)];
		return is.flatMap((flight, place) => {
			const old = was[place];
			if (!flight || !old) return [];
			const name = legName(index, after.length);
			const at = (code: string) => placeOf(code, leg, labels);
			return [
				...moved(`${name}, leaves ${at(flight.origin)}`, old.departsAt, flight.departsAt),
				...moved(`${name}, lands in ${at(flight.destination)}`, old.arrivesAt, flight.arrivesAt),
			];
		});
	});
}

function moved(name: string, before: LocalTime, after: LocalTime): ScheduleLine[] {
	if (before === after) return [];
	const shift = shiftLabel(minutesBetween(before, after));
	return [{ name, before: dayAndTime(before), after: dayAndTime(after), shift }];
}

function dayAndTime(local: LocalTime): string {
	return `${formatShortDate(local.slice(0, 10))}, ${formatTime(local)}`;
}
