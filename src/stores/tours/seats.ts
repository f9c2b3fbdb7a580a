import { fetchTourSeats } from '#src/browser/tour-seats.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';

/** The seats that a tour's departure of a day has left; undefined where nobody knows. */
export type SeatsLeft = (tourId: number, date: CalendarDate) => number | undefined;

/** What is known before anybody asked. */
export const unknownSeats: SeatsLeft = () => undefined;

/**
 * The seats that all tours have left now.
 * @throws when they cannot be had
 */
export async function seatsNow(): Promise<SeatsLeft> {
	const seats = await fetchTourSeats();
	const left = new Map(
		seats.map(({ tourId, date, seatsLeft }) => [`${tourId} ${date}`, seatsLeft]),
	);
	return (tourId, date) => left.get(`${tourId} ${date}`);
}
