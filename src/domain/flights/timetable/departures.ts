import { type CalendarDate, utcMidnight } from '../../calendar/calendar-date.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import { firstMomentOf, momentOf } from '../../calendar/time-zones.ts';
import type { AirportLookup } from '../airports.ts';
import { minuteStep } from '../duration.ts';
import type { FlightLeg } from '../offer.ts';

/** The first and the last departure of a day, in minutes since midnight there: 5:30 AM and 11:30 PM. */
export const departures = { first: 5 * 60 + 30, last: 23 * 60 + 30 } as const;

const minute = 60_000;

/** The moment at which a leg leaves, whatever the clocks do that day. That of an unknown airport is reckoned in UTC. */
export function leavesAt(
	{ origin, departsAt }: Pick<FlightLeg, 'origin' | 'departsAt'>,
	airports: AirportLookup,
): Date {
	return new Date(firstMomentOf(departsAt, airports(origin)?.timeZone ?? 'UTC'));
}

/** The earliest moment at which a flight can leave an airport on a day, where nobody knows its time. */
export function earliestLeaving(date: CalendarDate, timeZone: string): Date {
	return new Date(leavingOn(date, departures.first, timeZone));
}

/**
 * The moment a flight leaves at so many minutes into a day. A time that the clocks skip is put off to the first that they
 * show again or, at the end of a day, brought forward to the last; one that they show twice is the first of the two.
 */
export function leavingOn(date: CalendarDate, minutes: number, timeZone: string): number {
	const moment = momentOf(wallTime(date, minutes), timeZone);
	if (moment !== null) return moment;
	const isAtEnd = momentOf(wallTime(date, departures.last), timeZone) === null;
	return leavingOn(date, minutes + (isAtEnd ? -minuteStep : minuteStep), timeZone);
}

function wallTime(date: CalendarDate, minutes: number): LocalTime {
	return new Date(utcMidnight(date) + minutes * minute).toISOString().slice(0, 16);
}
