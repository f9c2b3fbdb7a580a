import { addDays, type CalendarDate } from '#src/domain/calendar/calendar-date.ts';

/** A round trip. */
export type GridTrip = { departureDate: CalendarDate; returnDate: CalendarDate };

const around = [-3, -2, -1, 0, 1, 2, 3];

/** The day and three days to either side of it, in order. */
export function daysAround(day: CalendarDate): CalendarDate[] {
	return around.map((days) => addDays(day, days));
}

/** Every pair of a departure and a return of the grid that can be flown. */
export function gridTrips(
	{ departureDate, returnDate }: GridTrip,
	today: CalendarDate,
): GridTrip[] {
	return daysAround(departureDate)
		.flatMap((out) =>
			daysAround(returnDate).map((back) => ({ departureDate: out, returnDate: back })),
		)
		.filter((trip) => gridRefusal(trip, today) === null);
}

/** Why a pair of days cannot be flown; null when it can. */
export function gridRefusal(
	{ departureDate, returnDate }: GridTrip,
	today: CalendarDate,
): string | null {
	if (departureDate < today) return 'Has passed';
	return returnDate < departureDate ? 'Return before departure' : null;
}
