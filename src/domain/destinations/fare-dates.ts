import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

/** '' for a one-way trip. */
type Dates = { departureDate: CalendarDate; returnDate: string };

/** Where no day is known: late enough to be planned for. */
const daysAhead = 56;
const nights = 7;

/**
 * The days of which a page says what a flight costs: those that were searched for last, or a week in eight weeks' time once
 * they have come.
 */
export function fareDates(today: CalendarDate, { departureDate, returnDate }: Dates): Dates {
	if (departureDate > today) return { departureDate, returnDate };
	const leaving = addDays(today, daysAhead);
	return { departureDate: leaving, returnDate: addDays(leaving, nights) };
}
