import { daysBetween } from '../calendar/calendar-date.ts';
import { formatShortDate } from '../calendar/format-date.ts';
import { formatTime, type LocalTime } from '../calendar/local-time.ts';
import { flightName, isSameFlight } from '../flights/airline-words.ts';
import { type BookedLeg, isTimed } from '../flights/booked-legs.ts';
import { type Flight, flightsOf, legName, placeOf } from '../flights/journey.ts';
import type { FlightLeg } from '../flights/offer.ts';
import { minutesBetween, shiftLabel } from './schedule-change.ts';

/** A departure or an arrival that an airline moved, the first that is known of it, or who flies, in words. */
export type ScheduleLine = {
	/** 'Outward, leaves New York (JFK)' */
	name: string;
	/** 'Thu, Dec 10, 8:35 PM', 'Thu, Dec 10' of a day alone; null where nothing else was known. */
	before: string | null;
	after: string;
	/** '5h 10m later', '1 day later'; null where nothing moved. */
	shift: string | null;
};

/**
 * What an airline moved, flight by flight: only what differs. Where no times were known before, all of them, with the booked
 * day before a departure on another one.
 * @param change the same legs before and after
 * @param labels of both ends of the trip: 'New York (JFK)'
 */
export function scheduleLines(
	{ before, after }: { before: readonly BookedLeg[]; after: readonly FlightLeg[] },
	labels: readonly string[],
): ScheduleLine[] {
	return after.flatMap((leg, index) => {
		const earlier = before[index];
		if (!earlier) return [];
		const name = legName(index, after.length);
		const leaves = ({ origin }: Flight) => `${name}, leaves ${placeOf(origin, leg, labels)}`;
		const lands = ({ destination }: Flight) =>
			`${name}, lands in ${placeOf(destination, leg, labels)}`;
		const is = flightsOf(leg).filter((flight) => flight !== undefined);
		if (!isTimed(earlier)) {
			return is.flatMap((flight, place) => [
				{
					name: leaves(flight),
					after: dayAndTime(flight.departsAt),
					...dayMoved(place === 0 ? earlier.date : leg.date, leg.date),
				},
				{ name: lands(flight), after: dayAndTime(flight.arrivesAt), before: null, shift: null },
			]);
		}
		const was = flightsOf(earlier);
		const times = is.flatMap((flight, place) => {
			const old = was[place];
			if (!old) return [];
			return [
				...moved(leaves(flight), old.departsAt, flight.departsAt),
				...moved(lands(flight), old.arrivesAt, flight.arrivesAt),
			];
		});
		return [...named(name, earlier, leg), ...times];
	});
}

function named(name: string, before: FlightLeg, after: FlightLeg): ScheduleLine[] {
	if (!after.isNamed || isSameFlight(before, after)) return [];
	// What was ours and invented is no airline that somebody changed from.
	const earlier = before.isNamed ? flightName(before) : null;
	return [{ name: `${name}, flown by`, before: earlier, after: flightName(after), shift: null }];
}

function dayMoved(booked: string, date: string): Pick<ScheduleLine, 'before' | 'shift'> {
	const days = daysBetween(booked, date);
	if (days === 0) return { before: null, shift: null };
	const count = Math.abs(days);
	return {
		before: formatShortDate(booked),
		shift: `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`,
	};
}

function moved(name: string, before: LocalTime, after: LocalTime): ScheduleLine[] {
	if (before === after) return [];
	const shift = shiftLabel(minutesBetween(before, after));
	return [{ name, before: dayAndTime(before), after: dayAndTime(after), shift }];
}

function dayAndTime(local: LocalTime): string {
	return `${formatShortDate(local.slice(0, 10))}, ${formatTime(local)}`;
}
