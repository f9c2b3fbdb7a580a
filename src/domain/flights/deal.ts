import type { CalendarDate } from '../calendar/calendar-date.ts';

type Departing = { id: number; departureDate: CalendarDate };

/** Sorts deals as the API does: the earliest departure first, then the oldest entry. */
export function byDeparture(one: Departing, other: Departing): number {
	return one.departureDate.localeCompare(other.departureDate) || one.id - other.id;
}
