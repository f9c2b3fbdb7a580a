import { type CalendarDate, utcMidnight } from '../../calendar/calendar-date.ts';
import type { LocalTime } from '../../calendar/local-time.ts';
import { firstMomentOf, localTime, momentOf } from '../../calendar/time-zones.ts';
import type { AirportLookup } from '../airports.ts';
import { minuteStep } from '../duration.ts';
import type { FlightLeg } from '../offer.ts';
import { type AirportPair, departures, type Service } from './services.ts';

const minute = 60_000;

/** A service on one of its days, and the moments at which it leaves and arrives (milliseconds since 1970 in UTC). */
export type TimedLeg = { leg: FlightLeg; leaves: number; arrives: number };

/**
 * A service on a day, with its times on the clocks of its airports. It arrives exactly its minutes later whatever the clocks
 * do meanwhile. A departure that they skip is put off to the first time they show again or, at the end of a day, brought
 * forward to the last; one that they show twice is the first of the two. The times of an unknown airport are UTC.
 */
export function legOn(
	date: CalendarDate,
	service: Service,
	{ origin, destination }: AirportPair,
	airports: AirportLookup,
): TimedLeg {
	const { airline, number, minutes, stops, layover } = service;
	const zone = (code: string) => airports(code)?.timeZone ?? 'UTC';
	const leaves = leavingOn(date, service.leaves, zone(origin));
	const after = (passed: number, timeZone: string) => localTime(leaves + passed * minute, timeZone);
	const leg: FlightLeg = {
		origin,
		destination,
		date,
		airline,
		number,
		isNamed: false,
		minutes,
		stops,
		departsAt: after(0, zone(origin)),
		arrivesAt: after(minutes, zone(destination)),
		stop: layover && {
			airport: layover.hub.code,
			city: layover.hub.city,
			arrivesAt: after(layover.minutesBefore, layover.hub.timeZone),
			departsAt: after(layover.minutesBefore + layover.minutes, layover.hub.timeZone),
			minutes: layover.minutes,
			minutesBefore: layover.minutesBefore,
		},
	};
	return { leg, leaves, arrives: leaves + minutes * minute };
}

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

/** The moment a flight leaves at so many minutes into a day. */
function leavingOn(date: CalendarDate, minutes: number, timeZone: string): number {
	const moment = momentOf(wallTime(date, minutes), timeZone);
	if (moment !== null) return moment;
	const isAtEnd = momentOf(wallTime(date, departures.last), timeZone) === null;
	return leavingOn(date, minutes + (isAtEnd ? -minuteStep : minuteStep), timeZone);
}

function wallTime(date: CalendarDate, minutes: number): LocalTime {
	return new Date(utcMidnight(date) + minutes * minute).toISOString().slice(0, 16);
}
