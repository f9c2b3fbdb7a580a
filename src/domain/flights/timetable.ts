import { addDays, type CalendarDate, utcMidnight } from '../calendar/calendar-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { firstMomentOf, localTime, momentOf } from '../calendar/time-zones.ts';
import { type Random, randomInteger } from '../random.ts';
import type { Airport, AirportLookup } from './airports.ts';
import { minuteStep } from './duration.ts';
import { drawLayover } from './layover.ts';
import type { FlightLeg } from './offer.ts';

/** The first and the last departure of a day, in minutes since midnight there: 5:30 AM and 11:30 PM. */
const departures = { first: 5 * 60 + 30, last: 23 * 60 + 30 } as const;
/** Minutes from an arrival to the first flight back that can be reached. */
const leastStay = 60;

const minute = 60_000;

type Sources = { airports: AirportLookup; random: Random };
export type UntimedLeg = Pick<FlightLeg, 'origin' | 'destination' | 'date' | 'minutes' | 'stops'>;

/**
 * Gives the legs of an offer, the way out and perhaps the way back, their times on the clocks of their airports. They
 * leave within `departures`, arrive exactly their minutes later whatever the clocks do meanwhile, and the way back leaves
 * an hour after the way out has arrived or later: on its own day where any departure of the way out allows it, else on
 * the first day possible. A departure that the clocks skip is put off to the first time they show again; one that they
 * show twice is the first of the two. The times of an unknown airport are UTC.
 */
export function withTimes(
	legs: [UntimedLeg, UntimedLeg?],
	sources: Sources,
): [FlightLeg, FlightLeg?] {
	const [outward, homeward] = legs;
	const { airports, random } = sources;
	const zones = zonesOf(outward, airports);
	if (!homeward) return [timed(outward, departure(outward.date, zones.origin, random), sources)];
	// From leaving the one airport to leaving the other.
	const least = (outward.minutes + leastStay) * minute;
	const earliest = at(outward.date, departures.first, zones.origin) + least;
	let date = homeward.date;
	while (at(date, lastOn(date, zones.destination), zones.destination) < earliest)
		date = addDays(date, 1);
	const leaves = departure(outward.date, zones.origin, random, {
		before: at(date, lastOn(date, zones.destination), zones.destination) - least,
	});
	const returns = departure(date, zones.destination, random, { after: leaves + least });
	return [timed(outward, leaves, sources), timed({ ...homeward, date }, returns, sources)];
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
	return new Date(at(date, departures.first, timeZone));
}

/** A moment of the day to leave at; `after` and `before`, moments too, leave at least one. */
function departure(
	date: CalendarDate,
	timeZone: string,
	random: Random,
	{ after = -Infinity, before = Infinity } = {},
): number {
	const first = Math.max(departures.first, minutesInto(date, after, timeZone));
	const last = Math.min(lastOn(date, timeZone), minutesInto(date, before, timeZone));
	const step = randomInteger(random, Math.ceil(first / minuteStep), Math.floor(last / minuteStep));
	return at(date, step * minuteStep, timeZone, after);
}

/** The moment a leg can leave at so many minutes into a day, or as soon after as the clocks show a time. */
function at(date: CalendarDate, minutes: number, timeZone: string, notBefore?: number): number {
	const moment = momentOf(wallTime(date, minutes), timeZone, notBefore);
	return moment ?? at(date, minutes + minuteStep, timeZone, notBefore);
}

/** The last departure of a day: before 11:30 PM where the clocks skip its end, as Greenland's do in spring. */
function lastOn(date: CalendarDate, timeZone: string): number {
	let last: number = departures.last;
	while (momentOf(wallTime(date, last), timeZone) === null) last -= minuteStep;
	return last;
}

function minutesInto(date: CalendarDate, moment: number, timeZone: string): number {
	if (!Number.isFinite(moment)) return moment;
	return (Date.parse(`${localTime(moment, timeZone)}Z`) - utcMidnight(date)) / minute;
}

function wallTime(date: CalendarDate, minutes: number): LocalTime {
	return new Date(utcMidnight(date) + minutes * minute).toISOString().slice(0, 16);
}

function timed(leg: UntimedLeg, leaves: number, { airports, random }: Sources): FlightLeg {
	const ends: [Airport | undefined, Airport | undefined] = [
		airports(leg.origin),
		airports(leg.destination),
	];
	const layover = leg.stops === 1 ? drawLayover(ends, leg.minutes, { airports, random }) : null;
	const zones = zonesOf(leg, airports);
	const after = (minutes: number, timeZone: string) =>
		localTime(leaves + minutes * minute, timeZone);
	return {
		...leg,
		departsAt: after(0, zones.origin),
		arrivesAt: after(leg.minutes, zones.destination),
		stop: layover && {
			airport: layover.hub.code,
			city: layover.hub.city,
			arrivesAt: after(layover.minutesBefore, layover.hub.timeZone),
			departsAt: after(layover.minutesBefore + layover.minutes, layover.hub.timeZone),
			minutes: layover.minutes,
			minutesBefore: layover.minutesBefore,
		},
	};
}

function zonesOf({ origin, destination }: UntimedLeg, airports: AirportLookup) {
	const zone = (code: string) => airports(code)?.timeZone ?? 'UTC';
	return { origin: zone(origin), destination: zone(destination) };
}
