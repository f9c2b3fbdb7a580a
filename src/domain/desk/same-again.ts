import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/** Whole weeks: the same weekday at about the same time of the next year. */
const year = 52 * 7;

/**
 * The days of an earlier journey in the first year to come that has them still ahead: on the same weekdays, at the same
 * time of the year.
 * @param days `returnDate` is '' one way
 * @param today the first day that counts as ahead
 */
export function nextYearLike(
	{ departureDate, returnDate }: { departureDate: CalendarDate; returnDate: string },
	today: CalendarDate,
): { departureDate: CalendarDate; returnDate: string } {
	const late = daysBetween(departureDate, today);
	const shift = late <= 0 ? 0 : Math.ceil(late / year) * year;
	return {
		departureDate: addDays(departureDate, shift),
		returnDate: returnDate === '' ? '' : addDays(returnDate, shift),
	};
}

/** Of the departures ahead the one that is nearest to the day on which an earlier journey would begin again. */
export function nearestTrip<Trip extends { departureDate: CalendarDate }>(
	trips: readonly Trip[],
	earlier: CalendarDate,
	today: CalendarDate,
): Trip | undefined {
	const { departureDate: wanted } = nextYearLike({ departureDate: earlier, returnDate: '' }, today);
	const distance = ({ departureDate }: Trip) => Math.abs(daysBetween(wanted, departureDate));
	return trips.toSorted((one, other) => distance(one) - distance(other))[0];
}
