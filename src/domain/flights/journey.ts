import { dayShift, type LocalTime, minuteOfDay } from '../calendar/local-time.ts';
import { airportLabel, codeInLabel } from './airports.ts';
import { formatDuration, minuteStep } from './duration.ts';
import type { FlightLeg, LegStop } from './offer.ts';

/** One plane of a leg; each time is on the clocks of its airport. */
export type Flight = {
	origin: string;
	destination: string;
	departsAt: LocalTime;
	arrivesAt: LocalTime;
	minutes: number;
};

/** What a time that passes between two airports, or at one, says of itself. */
type Passage = Pick<Flight, 'departsAt' | 'arrivesAt' | 'minutes'>;

const dayMinutes = 24 * 60;
/** 5 AM: nobody who comes before it has slept. */
const dawn = 5 * 60;
/** By the clocks on the way it is night from 8 PM to 6 AM. */
const night = { from: 20 * 60, to: 6 * 60 } as const;

/** What a leg is called among as many: 'One way' alone, else 'Outward' and 'Return'. */
export function legName(index: number, count: number): string {
	if (count === 1) return 'One way';
	return index === 0 ? 'Outward' : 'Return';
}

/** The planes of a leg: two where it stops at an airport that is named, else one. */
export function flightsOf(leg: FlightLeg): [Flight, Flight?] {
	const { origin, destination, departsAt, arrivesAt, minutes, stop } = leg;
	if (!stop) return [{ origin, destination, departsAt, arrivesAt, minutes }];
	const { airport, minutesBefore } = stop;
	return [
		{
			origin,
			destination: airport,
			departsAt,
			arrivesAt: stop.arrivesAt,
			minutes: minutesBefore,
		},
		{
			origin: airport,
			destination,
			departsAt: stop.departsAt,
			arrivesAt,
			minutes: minutes - minutesBefore - stop.minutes,
		},
	];
}

/** How many minutes the clocks on arrival are ahead of those on departure; negative where they are behind. */
function clockDifference({ departsAt, arrivesAt, minutes }: Passage): number {
	return (Date.parse(`${arrivesAt}Z`) - Date.parse(`${departsAt}Z`)) / 60_000 - minutes;
}

/** 'Clocks at LHR are 5 hours ahead of those at JFK.' */
export function clocksText(leg: FlightLeg): string {
	const { origin, destination } = leg;
	const ahead = clockDifference(leg);
	if (ahead === 0) return `Clocks at ${destination} show the same time as at ${origin}.`;
	const difference = hoursText(Math.abs(ahead));
	return `Clocks at ${destination} are ${difference} ${ahead > 0 ? 'ahead of' : 'behind'} those at ${origin}.`;
}

function hoursText(minutes: number): string {
	if (minutes % 60 !== 0) return formatDuration(minutes);
	return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** Whether whoever waits at a stop is there when the day ends there, or has come after midnight and before dawn. */
export function isOvernight({ arrivesAt, departsAt }: LegStop): boolean {
	return arrivesAt.slice(0, 10) !== departsAt.slice(0, 10) || minuteOfDay(arrivesAt) < dawn;
}

/** '+1 day' where a time of a leg is of the day after its departure, '' on the same. */
export function dayOfLeg({ departsAt }: FlightLeg, time: LocalTime): string {
	const shift = dayShift({ departsAt, arrivesAt: time });
	if (shift === 0) return '';
	return `${shift > 0 ? '+' : '−'}${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'day' : 'days'}`;
}

/**
 * An airport as it is called on the way: 'Reykjavík (KEF)'; its code alone where nothing says its city.
 * @param labels of the ends of the trip: 'New York (JFK)'
 */
export function placeOf(code: string, { stop }: FlightLeg, labels: readonly string[]): string {
	if (stop?.airport === code) return airportLabel({ code, city: stop.city });
	return labels.find((label) => codeInLabel(label) === code) ?? code;
}

/** A part of a leg in one light, `from` so many minutes after its departure, either in the air or waiting for the next plane. */
export type Light = { from: number; minutes: number; isNight: boolean; isFlown: boolean };

/** Day and night on the way, in order: the clocks pass evenly from those of one airport to those of the next. */
export function lightOf(leg: FlightLeg): Light[] {
	const [first, second] = flightsOf(leg);
	if (!leg.stop || !second) return lightsOf(first, 0, true);
	const { minutes, minutesBefore } = leg.stop;
	const wait = { departsAt: first.arrivesAt, arrivesAt: second.departsAt, minutes };
	return [
		...lightsOf(first, 0, true),
		...lightsOf(wait, minutesBefore, false),
		...lightsOf(second, minutesBefore + minutes, true),
	];
}

function lightsOf(part: Passage, from: number, isFlown: boolean): Light[] {
	const start = minuteOfDay(part.departsAt);
	const pace = 1 + clockDifference(part) / part.minutes;
	const lights: Light[] = [];
	for (let minute = 0; minute < part.minutes; minute += minuteStep) {
		const clock = (((start + minute * pace) % dayMinutes) + dayMinutes) % dayMinutes;
		const isNight = clock >= night.from || clock < night.to;
		const last = lights.at(-1);
		// What an airline moved takes any number of minutes.
		const minutes = Math.min(minuteStep, part.minutes - minute);
		if (last?.isNight === isNight) last.minutes += minutes;
		else lights.push({ from: from + minute, minutes, isNight, isFlown });
	}
	return lights;
}
