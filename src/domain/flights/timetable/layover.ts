import type { Random } from '../../random.ts';
import type { Airport, AirportLookup } from '../airports.ts';
import { cruiseSpeed, groundHours, minuteStep, taxiHours } from '../duration.ts';
import { type Stopover, stopoversBetween } from './hubs.ts';

/** Minutes between two flights, both included. */
const layovers = { least: 50, most: 240 } as const;
/** Gate to gate, a flight takes no less than at the one speed and no more than at the other, in miles per hour. */
const believableFlight = {
	quickest: { speed: 600, minutesOnGround: 35 },
	slowest: { speed: 420, minutesOnGround: 110 },
} as const;

/** How the minutes of a leg are shared out where it stops. */
export type Layover = {
	hub: Airport;
	/** Minutes of the flight to it; multiples of 5, like the others. */
	minutesBefore: number;
	/** Minutes there. */
	minutes: number;
};

/**
 * Where a leg stops and for how long: the smaller the detour and the more usual the speed that its minutes leave to both
 * flights, the likelier the hub. null where no hub fits, as on trips so short that any is out of the way, or where an
 * airport is unknown: such a leg stops at an airport that is not named.
 */
export function drawLayover(
	[origin, destination]: [Airport | undefined, Airport | undefined],
	minutes: number,
	{ airports, random }: { airports: AirportLookup; random: Random },
): Layover | null {
	const drawn = random();
	if (!origin || !destination) return null;
	const choices = stopoversBetween(origin, destination, airports).flatMap((stopover) => {
		const layover = layoverAt(stopover, minutes);
		return layover ? [{ layover, weight: weightOf(stopover, minutes) }] : [];
	});
	let left = drawn * choices.reduce((sum, { weight }) => sum + weight, 0);
	const chosen = choices.find(({ weight }) => (left -= weight) < 0) ?? choices.at(-1);
	return chosen?.layover ?? null;
}

function layoverAt({ hub, milesTo, milesOn }: Stopover, minutes: number): Layover | null {
	const [first, second] = [flightMinutes(milesTo), flightMinutes(milesOn)];
	const shortest = Math.max(layovers.least, minutes - first.most - second.most);
	const longest = Math.min(layovers.most, minutes - first.least - second.least);
	if (shortest > longest) return null;
	const usual = first.usual + second.usual;
	const wait = between(shortest, inSteps(minutes - usual), longest);
	const flown = minutes - wait;
	const minutesBefore = between(
		Math.max(first.least, flown - second.most),
		inSteps((flown * first.usual) / usual),
		Math.min(first.most, flown - second.least),
	);
	return { hub, minutesBefore, minutes: wait };
}

function weightOf({ milesTo, milesOn, detour }: Stopover, minutes: number): number {
	const usual = flightMinutes(milesTo).usual + flightMinutes(milesOn).usual;
	// What the two flights have to catch up, so that anybody can change planes.
	const haste = Math.max(0, usual + layovers.least - minutes);
	return Math.exp(-12 * (detour - 1) - haste / 20);
}

function flightMinutes(miles: number): { least: number; usual: number; most: number } {
	const { quickest, slowest } = believableFlight;
	const at = (speed: number, onGround: number) => (miles / speed) * 60 + onGround;
	return {
		least: Math.ceil(at(quickest.speed, quickest.minutesOnGround) / minuteStep) * minuteStep,
		usual: at(cruiseSpeed(miles), (groundHours + taxiHours) * 2 * 60),
		most: Math.floor(at(slowest.speed, slowest.minutesOnGround) / minuteStep) * minuteStep,
	};
}

function inSteps(minutes: number): number {
	return Math.round(minutes / minuteStep) * minuteStep;
}

function between(least: number, wished: number, most: number): number {
	return Math.min(most, Math.max(least, wished));
}
