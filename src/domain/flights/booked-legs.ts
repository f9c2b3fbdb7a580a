import { isCalendarDate } from '../calendar/calendar-date.ts';
import { codeInLabel } from './airports.ts';
import type { FlightLeg } from './offer.ts';
import { readLegs } from './stored-legs.ts';

/** A leg of which only the day is known, as of a deal until the airline gives its times. */
type UntimedLeg = Pick<FlightLeg, 'origin' | 'destination' | 'date'>;

/** A leg as it was booked. */
export type BookedLeg = FlightLeg | UntimedLeg;

type Flown = { origin: string; destination: string; departureDate: string; returnDate: string };

const code = /^[A-Z]{3}$/;

export function isTimed(leg: BookedLeg): leg is FlightLeg {
	return 'departsAt' in leg;
}

/**
 * The legs of a booked flight: those that are kept or, where none are, one for each of its days.
 * @returns none where the ends of the trip name no airports, or no day is known
 */
export function bookedLegs({ legs, ...trip }: Flown & { legs: FlightLeg[] }): BookedLeg[] {
	if (legs.length > 0) return legs;
	const [origin, destination] = [codeInLabel(trip.origin), codeInLabel(trip.destination)];
	if (origin === null || destination === null || !isCalendarDate(trip.departureDate)) return [];
	const outward = { origin, destination, date: trip.departureDate };
	if (!isCalendarDate(trip.returnDate)) return [outward];
	return [outward, { origin: destination, destination: origin, date: trip.returnDate }];
}

/** Reads legs that were kept as JSON, with times or without; none where anything of them is not as we write it. */
export function readBookedLegs(value: unknown): BookedLeg[] {
	if (!Array.isArray(value)) return [];
	const legs = value.flatMap((item): BookedLeg[] => {
		const timed = readLegs([item]);
		return timed.length > 0 ? timed : readUntimed(item);
	});
	return legs.length === value.length ? legs : [];
}

function readUntimed(value: unknown): UntimedLeg[] {
	if (typeof value !== 'object' || value === null || 'departsAt' in value) return [];
	const { origin, destination, date }: Partial<Record<keyof UntimedLeg, unknown>> = value;
	const isLeg =
		isText(origin) &&
		isText(destination) &&
		isText(date) &&
		code.test(origin) &&
		code.test(destination) &&
		isCalendarDate(date);
	return isLeg ? [{ origin, destination, date }] : [];
}

function isText(value: unknown): value is string {
	return typeof value === 'string';
}
