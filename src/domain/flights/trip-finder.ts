import { addDays, type CalendarDate, monthOf, weekdayOf } from '../calendar/calendar-date.ts';
import type { DayPart } from './day-parts.ts';
import { datePairs, type PricedTrip, type TripDates } from './fare-calendar.ts';
import type { OfferFilters } from './filters.ts';
import { daysPriced } from './forecast.ts';

/** The seasons as the north has them; their months say which half of the year is meant in the south. */
export const seasons = [
	{ value: 'spring', label: 'Spring (Mar to May)', months: [3, 4, 5] },
	{ value: 'summer', label: 'Summer (Jun to Aug)', months: [6, 7, 8] },
	{ value: 'autumn', label: 'Autumn (Sep to Nov)', months: [9, 10, 11] },
	{ value: 'winter', label: 'Winter (Dec to Feb)', months: [12, 1, 2] },
] as const;

/** When a trip may leave: on any day, in a season, or in a month, '2027-03'. */
export type Period = string;
export const anyPeriod: Period = 'any';

const evening: readonly DayPart[] = ['evening'];

/**
 * How long a trip may be. Where nights are named, a return on any of them will do; where times are, only flights at these
 * count, beside the filters in force.
 */
export const tripLengths = [
	{ value: 'weekend', label: 'A weekend' },
	{
		value: 'after-work',
		label: 'Friday after work to Sunday night',
		times: { departs: evening, returnDeparts: evening },
	},
	{ value: 'week', label: 'A week', nights: [6, 7, 8] },
	{ value: 'fortnight', label: 'Two weeks', nights: [13, 14, 15] },
	{ value: 'one-way', label: 'One way' },
] as const;
/** One of these, or a number of nights as text: '10'. */
export type TripLength = string;

/** The nights by the day of the week that a trip leaves on, where not every day will do. */
const nightsByWeekday: Partial<Record<TripLength, Partial<Record<number, readonly number[]>>>> = {
	// From a Friday or Saturday to the Sunday or Monday after it.
	weekend: { 5: [2, 3], 6: [1, 2] },
	'after-work': { 5: [2] },
};
/** How many trips an answer has. */
const mostTrips = 10;

/** The months in which a trip of the coming 330 days may leave, in order: '2026-11' to '2027-10'. */
export function monthsAhead(today: CalendarDate): Period[] {
	const days = datePairs(today, daysPriced, null);
	return [...new Set(days.map(({ departureDate }) => departureDate.slice(0, 7)))];
}

/**
 * Every trip of the coming 330 days that leaves in a period and has a length; none where either is unknown.
 * @param today the first day that has not passed
 */
export function tripsIn(period: Period, length: TripLength, today: CalendarDate): TripDates[] {
	return datePairs(today, daysPriced, null)
		.filter(({ departureDate }) => isIn(period, departureDate))
		.flatMap((trip) => {
			if (length === 'one-way') return [trip];
			return nightsOf(length, trip.departureDate).map((nights) => ({
				...trip,
				returnDate: addDays(trip.departureDate, nights),
			}));
		});
}

/** At which times the flights of a length of trip leave, as filters; none of most. */
export function timesOfLength(length: TripLength): Partial<OfferFilters> {
	const known = tripLengths.find(({ value }) => value === length);
	return known && 'times' in known ? known.times : {};
}

/** The ten cheapest trips, the cheapest first; of those that cost the same, the earlier one. */
export function cheapestTrips(trips: readonly PricedTrip[]): PricedTrip[] {
	return trips
		.toSorted(
			(one, other) =>
				one.price - other.price || one.departureDate.localeCompare(other.departureDate),
		)
		.slice(0, mostTrips);
}

function isIn(period: Period, date: CalendarDate): boolean {
	if (period === anyPeriod) return true;
	const season = seasons.find(({ value }) => value === period);
	if (season) return season.months.some((month) => month === monthOf(date));
	return date.slice(0, 7) === period;
}

function nightsOf(length: TripLength, departureDate: CalendarDate): readonly number[] {
	const byWeekday = nightsByWeekday[length];
	if (byWeekday) return byWeekday[weekdayOf(departureDate)] ?? [];
	const known = tripLengths.find(({ value }) => value === length);
	if (known && 'nights' in known) return known.nights;
	const nights = Number(length);
	return Number.isInteger(nights) && nights >= 0 ? [nights] : [];
}
