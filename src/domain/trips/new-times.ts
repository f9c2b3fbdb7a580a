import { daysBetween, isCalendarDate } from '../calendar/calendar-date.ts';
import type { LocalTime } from '../calendar/local-time.ts';
import { momentOf } from '../calendar/time-zones.ts';
import type { AirportLookup } from '../flights/airports.ts';
import { type BookedLeg, isTimed } from '../flights/booked-legs.ts';
import { legName } from '../flights/journey.ts';
import type { FlightLeg, LegStop } from '../flights/offer.ts';

/** The times of a flight as an airline gives them, each on the clocks of its airport. */
export type FlightTimes = { departsAt: LocalTime; arrivesAt: LocalTime };

/** The times of a leg: those of its flights, two where it stops at an airport that is named. */
export type LegTimes = FlightTimes[];

/** What is wrong with a time: '0.1.arrivesAt' is the arrival of the second flight of the way out. */
export type TimeProblem = { path: string; message: string };

/** From so many days on it is another trip, or a year that was mistyped. */
const mostDaysMoved = 30;

const minute = 60_000;

/** The times that legs have; '' where none are known. */
export function timesOf(legs: readonly BookedLeg[]): LegTimes[] {
	return legs.map((leg) => {
		if (!isTimed(leg)) return [{ departsAt: '', arrivesAt: '' }];
		const { departsAt, arrivesAt, stop } = leg;
		if (!stop) return [{ departsAt, arrivesAt }];
		return [
			{ departsAt, arrivesAt: stop.arrivesAt },
			{ departsAt: stop.departsAt, arrivesAt },
		];
	});
}

/** A leg whose times are to be entered. */
type LegToTime = Omit<FlightLeg, 'departsAt' | 'arrivesAt' | 'minutes'>;

/**
 * Legs with what has to be known of them beside their times.
 * @param stops of each leg, where the booking does not say
 */
export function legsToTime(
	legs: readonly BookedLeg[],
	stops: readonly FlightLeg['stops'][],
): LegToTime[] {
	return legs.map((leg, index) =>
		isTimed(leg)
			? leg
			: { ...leg, airline: '', number: '', isNamed: false, stops: stops[index] ?? 0, stop: null },
	);
}

/**
 * Legs at new times: how long they take follows from these. Nobody can land before they have left, leave before they have
 * landed, or leave at a time that the clocks skip.
 * @param times of every leg and flight of it, in their order
 * @returns the legs, or what is wrong with which time
 */
export function withNewTimes(
	legs: readonly LegToTime[],
	times: readonly LegTimes[],
	airports: AirportLookup,
): { legs: FlightLeg[] } | { problems: TimeProblem[] } {
	const passed = legs.map((leg, index) => passagesOf(leg, times[index] ?? [], airports));
	const problems = passed.flatMap((passages, index) =>
		problemsOf(passages, {
			leg: index,
			name: legName(index, legs.length),
			moved: legs[index]?.date ?? '',
			notBefore: passed[index - 1]?.at(-1)?.arrives ?? null,
		}),
	);
	if (problems.length > 0) return { problems };
	return { legs: legs.map((leg, index) => retimed(leg, passed[index] ?? [])) };
}

/** A flight with its moments, in milliseconds since 1970 in UTC; null where the clocks skip a time. */
type Passage = FlightTimes & { departs: number | null; arrives: number | null };

function passagesOf(
	{ origin, destination, stop }: LegToTime,
	times: LegTimes,
	airports: AirportLookup,
): Passage[] {
	const places = stop ? [origin, stop.airport, destination] : [origin, destination];
	const zone = (index: number) => airports(places[index] ?? '')?.timeZone ?? 'UTC';
	return places.slice(1).map((_, index) => {
		const { departsAt = '', arrivesAt = '' } = times[index] ?? {};
		return {
			departsAt,
			arrivesAt,
			departs: momentAt(departsAt, zone(index)),
			arrives: momentAt(arrivesAt, zone(index + 1)),
		};
	});
}

function momentAt(local: LocalTime, timeZone: string): number | null {
	return isCalendarDate(local.slice(0, 10)) ? momentOf(local, timeZone) : null;
}

type Terms = { leg: number; name: string; moved: string; notBefore: number | null };

function problemsOf(passages: readonly Passage[], { leg, name, ...terms }: Terms): TimeProblem[] {
	let landed = terms.notBefore;
	return passages.flatMap(({ departsAt, departs, arrives }, flight) => {
		const at = (field: keyof FlightTimes, message: string) => [
			{ path: `${leg}.${flight}.${field}`, message },
		];
		const earlier = landed;
		landed = arrives;
		if (departs === null) return at('departsAt', noSuchTime);
		if (Math.abs(daysBetween(terms.moved, departsAt.slice(0, 10))) > mostDaysMoved) {
			return at('departsAt', tooFar);
		}
		if (arrives === null) return at('arrivesAt', noSuchTime);
		if (earlier !== null && departs <= earlier) {
			return at(
				'departsAt',
				flight > 0 ? beforeLanding : `${name} leaves before the way out lands.`,
			);
		}
		if (arrives <= departs)
			return at('arrivesAt', 'It lands before it leaves: please check the day.');
		return arrives - departs > longestFlight ? at('arrivesAt', tooLong) : [];
	});
}

const noSuchTime = 'Please enter a day and a time that the clocks there show.';
const tooFar = `That is more than ${mostDaysMoved} days from the booked day: please check it, or move the booking instead.`;
const beforeLanding = 'The second flight leaves before the first one lands.';
const tooLong = 'That would be a flight of more than a day: please check the day.';
const longestFlight = 24 * 60 * minute;

function retimed(leg: LegToTime, passages: readonly Passage[]): FlightLeg {
	const [first, last] = [passages[0], passages.at(-1)];
	if (!first || !last) throw new Error('A leg has a flight.');
	const { departsAt, departs } = first;
	return {
		...leg,
		date: departsAt.slice(0, 10),
		departsAt,
		arrivesAt: last.arrivesAt,
		minutes: minutesFrom(departs, last.arrives),
		stop: leg.stop && stopAt(leg.stop, first, last),
	};
}

function stopAt(stop: LegStop, first: Passage, last: Passage): LegStop {
	return {
		...stop,
		arrivesAt: first.arrivesAt,
		departsAt: last.departsAt,
		minutes: minutesFrom(first.arrives, last.departs),
		minutesBefore: minutesFrom(first.departs, first.arrives),
	};
}

function minutesFrom(earlier: number | null, later: number | null): number {
	return ((later ?? 0) - (earlier ?? 0)) / minute;
}
