import type { FlightLeg, LegStop } from './offer.ts';

const code = /^[A-Z]{3}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const airlineName = /^[\p{L}\p{M}\p{N} .,&'’()/-]{1,80}$/u;
const flightNumber = /^[A-Z\d]{2} \d{1,4}$/;
const city = /^[\p{L}\p{M} .,'’-]{1,60}$/u;
const mostLegs = 2;
const mostMinutes = 7 * 24 * 60;

/**
 * Reads legs that were kept or sent as JSON, and nothing else that may stand in them. None where there are none, as in
 * what was stored before legs had times, or where anything of them is not as we write it.
 */
export function readLegs(value: unknown): FlightLeg[] {
	if (!Array.isArray(value) || value.length > mostLegs) return [];
	const legs = value.map(readLeg).filter((leg) => leg !== null);
	return legs.length === value.length ? legs : [];
}

function readLeg(value: unknown): FlightLeg | null {
	if (!isFacts(value)) return null;
	const { origin, destination, date, minutes, stops, departsAt, arrivesAt } = value;
	const isLeg =
		matches(code, origin) &&
		matches(code, destination) &&
		matches(day, date) &&
		matches(time, departsAt) &&
		matches(time, arrivesAt) &&
		isMinutes(minutes) &&
		(stops === 0 || stops === 1);
	if (!isLeg) return null;
	const stop = value['stop'] === null ? null : readStop(value['stop']);
	if (stop === undefined) return null;
	// What was stored before flights had numbers names neither.
	const airline = matches(airlineName, value['airline']) ? value['airline'] : '';
	const number = matches(flightNumber, value['number']) ? value['number'] : '';
	const flown = { airline, number, isNamed: value['isNamed'] === true };
	return { origin, destination, date, ...flown, minutes, stops, departsAt, arrivesAt, stop };
}

function readStop(value: unknown): LegStop | undefined {
	if (!isFacts(value)) return undefined;
	const { airport, city: name, arrivesAt, departsAt, minutes, minutesBefore } = value;
	const isStop =
		matches(code, airport) &&
		matches(city, name) &&
		matches(time, arrivesAt) &&
		matches(time, departsAt) &&
		isMinutes(minutes) &&
		isMinutes(minutesBefore);
	return isStop ? { airport, city: name, arrivesAt, departsAt, minutes, minutesBefore } : undefined;
}

type Facts<Key extends string> = Partial<Record<Key, unknown>>;

function isFacts(value: unknown): value is Facts<keyof FlightLeg | keyof LegStop> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(pattern: RegExp, value: unknown): value is string {
	return typeof value === 'string' && pattern.test(value);
}

function isMinutes(value: unknown): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= mostMinutes;
}
