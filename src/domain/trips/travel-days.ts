import type { BookingReading } from '../bookings/record.ts';
import { type CalendarDate, daysBetween, isCalendarDate } from '../calendar/calendar-date.ts';
import { departureEnd } from '../tours/departure.ts';

/** The first and the last day of a trip, each by the calendar of its place. */
export type TravelDays = { first: CalendarDate; last: CalendarDate };

/**
 * The days of a booked trip; null where its record names none.
 * @param departure the record's own day, where its details name none
 */
export function travelDays(
	{ trip }: Pick<BookingReading, 'trip'>,
	departure: string,
): TravelDays | null {
	const first = [trip.departureDate, departure].find(isCalendarDate);
	if (first === undefined) return null;
	if (trip.type === 'tour') return { first, last: departureEnd(first, trip.duration) };
	const landing = trip.legs.at(-1)?.arrivesAt.slice(0, 10) ?? '';
	const last = [landing, trip.returnDate].find((day) => isCalendarDate(day) && day > first);
	return { first, last: last ?? first };
}

/** Where a trip stands on a day: before it, on the way, or over. One of which no day is known lies ahead. */
export type TripPhase = 'ahead' | 'under way' | 'over';

export function tripPhase(days: TravelDays | null, today: CalendarDate): TripPhase {
	if (days === null || today < days.first) return 'ahead';
	return today > days.last ? 'over' : 'under way';
}

/** 'Tomorrow', 'In 18 days'; null on the way, afterwards, and where no day is known. */
export function departsInLabel(days: TravelDays | null, today: CalendarDate): string | null {
	if (days === null || today >= days.first) return null;
	const left = daysBetween(today, days.first);
	return left === 1 ? 'Tomorrow' : `In ${left} days`;
}
