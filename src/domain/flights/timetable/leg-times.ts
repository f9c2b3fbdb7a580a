import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { localTime } from '../../calendar/time-zones.ts';
import type { AirportLookup } from '../airports.ts';
import type { FlightLeg } from '../offer.ts';
import { leavingOn } from './departures.ts';
import type { AirportPair, Service } from './services.ts';

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
