import { departureMessages, type DepartureRecord } from '#src/contract/desk/departures.ts';

import { invalidField } from '../../http/http-error.ts';

/**
 * Refuses more seats than a group of the tour may be.
 * @param largestGroup null where the tour does not say
 * @throws HttpError 400 at the seats
 */
export function refuseLargerGroup(largestGroup: number | null, capacity: number): void {
	if (largestGroup === null || capacity <= largestGroup) return;
	throw invalidField('capacity', departureMessages.largerThanGroup(largestGroup));
}

/**
 * Refuses fewer seats than are taken, and more than the group may be. As many as the departure has are no others.
 * @throws HttpError 400 at the seats
 */
export function refuseSeats(
	{ capacity: before, largestGroup, taken, confirmed, held }: DepartureRecord,
	capacity: number,
): void {
	if (capacity > before) refuseLargerGroup(largestGroup, capacity);
	if (capacity >= Math.min(taken, before)) return;
	const seats = taken === 1 ? '1 seat is taken' : `${taken} seats are taken`;
	const message = `${seats} (${confirmed} confirmed, ${held} held): there cannot be fewer.`;
	throw invalidField('capacity', message);
}
