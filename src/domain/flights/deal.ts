import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type CabinClass, cabinClasses } from './cabin-class.ts';
import { formatDuration } from './duration.ts';
import type { FlightLeg } from './offer.ts';

/** The class that deals are sold in, and compared in with our own search. */
export const dealClass: CabinClass = cabinClasses[0].value;

type Departing = { id: number; departureDate: CalendarDate };
type Compared = { price: number; lowestFare: number | null };

/** Sorts deals as the API does: the earliest departure first, then the oldest entry. */
export function byDeparture(one: Departing, other: Departing): number {
	return one.departureDate.localeCompare(other.departureDate) || one.id - other.id;
}

/** Whether a deal can still be sold at a moment (`soldUntil` of `last-sale.ts`). */
export function isOnSale({ soldUntil }: { soldUntil: string }, now: Date): boolean {
	return now <= new Date(soldUntil);
}

/** Whether lists show a deal at a moment: it can still be sold, and our own search asks no less. */
export function isListed(deal: Compared & { soldUntil: string }, now: Date): boolean {
	return isOnSale(deal, now) && !isDearer(deal);
}

/** How many whole percent a deal is under the lowest fare of our own search; 0 where it is not. */
export function percentUnder({ price, lowestFare }: Compared): number {
	if (lowestFare === null || price >= lowestFare) return 0;
	return Math.floor(((lowestFare - price) * 100) / lowestFare);
}

/** Whether our own search asks less on the same days than a deal: nobody is shown it as one. */
export function isDearer({ price, lowestFare }: Compared): boolean {
	return lowestFare !== null && price > lowestFare;
}

/** How long the outward leg of a deal takes: '7h 35m'; '' where nobody knows. */
export function durationOf([outward]: readonly FlightLeg[]): string {
	return outward ? formatDuration(outward.minutes) : '';
}

/** A deal without what is written about it, which a list would carry to every visitor for nothing. */
export function dealSummary<Deal extends { description: string }>(
	deal: Deal,
): Omit<Deal, 'description'> {
	const { description, ...summary } = deal;
	return summary;
}
