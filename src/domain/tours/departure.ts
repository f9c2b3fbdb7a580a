import { withTourTaxes } from '../bookings/trip-price.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { formatDates } from '../calendar/format-date.ts';
import { formatMoney } from '../money.ts';
import { tourDays } from './filter.ts';
import type { TourFacts } from './tour-facts.ts';
import { tourDepartureDays } from './tour.ts';

/**
 * Where a departure stands. A guaranteed one leaves for certain: the desk said so, or enough travellers were confirmed once,
 * and it stays so. One 'on request' can be booked like any other, but the desk asks the hotels before it confirms; a closed
 * one is shown to nobody, and who booked it travels; one that was called off does not leave (`calling-off.ts`).
 */
export const departureStates = [
	'open',
	'guaranteed',
	'on request',
	'closed',
	'called off',
] as const;
export type DepartureState = (typeof departureStates)[number];

/** Those that the desk enters: calling off is an act of its own. */
export const enteredStates = ['open', 'guaranteed', 'on request', 'closed'] as const;

/** Those in which nobody can book a departure, nor see it. */
export const hiddenStates = ['closed', 'called off'] as const satisfies DepartureState[];

/** Whether visitors see a departure, and can book it for as long as it can be sold. */
export function isShownState(state: DepartureState): boolean {
	return !hiddenStates.some((hidden) => hidden === state);
}

/** The most seats that a departure can have, of whatever tour. */
export const mostSeatsOfDeparture = 999;

/** Seats of a departure of which nobody says more, where its tour does not say how large a group may be. */
const seatsOfAnyGroup = 16;

/** From so many confirmed travellers on a departure leaves for certain, where its tour does not say for how few it is. */
export const usuallyGuaranteedFrom = 4;

/** The most seats that the departures of a tour can have: no group is larger than its tour says. */
export function mostSeatsOf({ groupSize }: Pick<TourFacts, 'groupSize'>): number {
	return groupSize?.most ?? mostSeatsOfDeparture;
}

/** What a departure of a tour has where nobody says otherwise. */
export function departureDefaults({ groupSize }: Pick<TourFacts, 'groupSize'>): {
	/** Seats. */
	capacity: number;
	/** The number of confirmed travellers from which it is guaranteed to leave. */
	guaranteedFrom: number;
} {
	const { least = usuallyGuaranteedFrom, most } = groupSize ?? { most: null };
	const capacity = most ?? seatsOfAnyGroup;
	return { capacity, guaranteedFrom: Math.min(least, capacity) };
}

/** From so many seats on it is not worth counting them: 'plenty of seats'. */
const plenty = 10;

/** How many years ahead tours leave on the specified days. */
const scheduledYears = 2;

/**
 * The days on which tours leave each year, from the day after `today` on for two years, the soonest first.
 * @param days the specified ones unless others are named, as month and day: '05-15'; no February 29
 */
export function scheduledDepartures(
	today: CalendarDate,
	days: readonly string[] = tourDepartureDays,
): CalendarDate[] {
	const year = Number(today.slice(0, 4));
	const last = `${year + scheduledYears}${today.slice(4)}`;
	return Array.from({ length: scheduledYears + 1 }, (_, index) => year + index)
		.flatMap((each) => days.map((day) => `${each}-${day}`))
		.filter((day) => day > today && day <= last);
}

/** The same day of the year before; of none of the specified days is there a year without it. */
export function yearBefore(date: CalendarDate): CalendarDate {
	return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
}

/** The last day of a tour that leaves on `date`; the same day where its duration says no days. */
export function departureEnd(date: CalendarDate, duration: string): CalendarDate {
	return addDays(date, Math.max(tourDays(duration) ?? 1, 1) - 1);
}

/** Dollars a person before taxes: the departure's own price where it has one, else the tour's. */
export function departurePrice(
	departure: { price: number | null },
	tour: { price: number; discountPrice: number | null },
): number {
	return departure.price ?? tour.discountPrice ?? tour.price;
}

/** How many seats are left, in words: 'plenty of seats', '6 left', 'last seat', 'full'. */
export function seatsLabel(seatsLeft: number): string {
	if (seatsLeft >= plenty) return 'plenty of seats';
	if (seatsLeft > 1) return `${seatsLeft} left`;
	return seatsLeft === 1 ? 'last seat' : 'full';
}

/**
 * A departure in a line: 'Sat, May 15 – Fri, May 21, 2027 · $2,409 with taxes · 6 left'.
 * @param seatsLeft left out where nobody knows it now
 */
export function departureLabel({
	date,
	endDate,
	price,
	seatsLeft,
}: {
	date: CalendarDate;
	endDate: CalendarDate;
	/** Dollars a person, before taxes. */
	price: number;
	seatsLeft?: number | undefined;
}): string {
	const seats = seatsLeft === undefined ? [] : [seatsLabel(seatsLeft)];
	return [
		formatDates(date, endDate, 'weekday'),
		`${formatMoney(withTourTaxes(price))} with taxes`,
		...seats,
	].join(' · ');
}
