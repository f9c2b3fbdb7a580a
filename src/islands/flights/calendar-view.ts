import {
	type CalendarDate,
	isCalendarDate,
	localMidnight,
} from '#src/domain/calendar/calendar-date.ts';
import { daysOfMonths, type FormDates, type TripEnd } from '#src/domain/flights/calendar-trips.ts';
import type { OfferFilters } from '#src/domain/flights/filters.ts';
import type { CalendarView } from '#src/stores/flights/calendar-prices.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

/** Where a second month fits beside the first. */
export const twoMonths = '(width >= 48rem)';

/** The month (a local `Date`) in which the calendar of a date opens. */
export function firstMonth(search: FlightSearch, end: TripEnd, today: CalendarDate): Date {
	const { departureDate, returnDate } = realDates(search, today);
	const shown = end === 'return' ? returnDate || departureDate : departureDate;
	return localMidnight(shown || today);
}

type Months = {
	search: FlightSearch;
	filters: OfferFilters;
	end: TripEnd;
	today: CalendarDate;
	/** The first one, and how many. */
	month: Date;
	monthCount: number;
};

/** What the calendar of a date shows in so many months. */
export function viewOfMonths({
	search,
	filters,
	end,
	today,
	month,
	monthCount,
}: Months): CalendarView {
	const days = daysOfMonths(month, monthCount).filter((day) => day >= today);
	return { search, filters, end, dates: realDates(search, today), days };
}

// What is typed may be no day, or one that has passed.
function realDates({ departureDate, returnDate }: FlightSearch, today: CalendarDate): FormDates {
	const real = (date: string, first: CalendarDate) =>
		isCalendarDate(date) && date >= first ? date : '';
	const departure = real(departureDate, today);
	return { departureDate: departure, returnDate: real(returnDate, departure || today) };
}
