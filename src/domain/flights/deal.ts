import type { CalendarDate } from '../calendar/calendar-date.ts';

type Departing = { id: number; departureDate: CalendarDate };
type Discounted = { price: number; discount: number };

/** Sorts deals as the API does: the earliest departure first, then the oldest entry. */
export function byDeparture(one: Departing, other: Departing): number {
	return one.departureDate.localeCompare(other.departureDate) || one.id - other.id;
}

/** Whether a deal can still be sold at a moment (`soldUntil` of `last-sale.ts`). */
export function isOnSale({ soldUntil }: { soldUntil: string }, now: Date): boolean {
	return now <= new Date(soldUntil);
}

/** What a deal's price is `discount` percent off, in whole dollars; null where nothing is taken off. */
export function dealFullPrice({ price, discount }: Discounted): number | null {
	return discount > 0 && discount < 100 ? Math.round((price * 100) / (100 - discount)) : null;
}

/** A deal without what is written about it, which a list would carry to every visitor for nothing. */
export function dealSummary<Deal extends { description: string }>(
	deal: Deal,
): Omit<Deal, 'description'> {
	const { description, ...summary } = deal;
	return summary;
}
