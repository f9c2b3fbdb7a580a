import { type Random, randomBetween } from '../random.ts';

/** Miles per hour on flights shorter than `underMiles`; the first that fits counts. */
const cruiseSpeeds = [
	{ underMiles: 500, speed: 440 },
	{ underMiles: 1500, speed: 480 },
	{ underMiles: 3500, speed: 520 },
	{ underMiles: Infinity, speed: 560 },
] as const;
/** How much longer the route flown is than the shortest line. */
export const extraRouting = { least: 0.05, most: 0.1 } as const;
/** Hours at the gate and on the runways' ways, at each end of a flight. */
export const groundHours = 0.25;
export const taxiHours = 0.33;
/** Hours between two flights at a stop. */
export const stopHours = { least: 1, most: 3 } as const;
export const delayChance = 0.15;
/** The longest extra delay, in minutes. */
export const longestDelay = 30;
/** Durations are whole multiples of this many minutes. */
export const minuteStep = 5;

/**
 * How long a journey takes from gate to gate, in minutes: a multiple of 5. A stop makes two flights of
 * one, so its layover allowances are those of another flight, ground and taxi at each end, beside the wait.
 * @param miles between the two airports, by the shortest line
 */
export function simulatedMinutes(miles: number, stops: 0 | 1, random: Random): number {
	const routedMiles = miles * (1 + randomBetween(random, extraRouting.least, extraRouting.most));
	const wait = stops * randomBetween(random, stopHours.least, stopHours.most);
	const hours =
		routedMiles / cruiseSpeed(miles) + (1 + stops) * 2 * (groundHours + taxiHours) + wait;
	const isDelayed = random() < delayChance;
	const delay = isDelayed ? randomBetween(random, 0, longestDelay) : 0;
	return Math.round((hours * 60 + delay) / minuteStep) * minuteStep;
}

/** Miles per hour on a flight of so many miles: 440 to 560. */
export function cruiseSpeed(miles: number): number {
	return cruiseSpeeds.find(({ underMiles }) => miles < underMiles)?.speed ?? cruiseSpeeds[3].speed;
}

/** Minutes as text: 330 gives '5h 30m'. */
export function formatDuration(minutes: number): string {
	return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
