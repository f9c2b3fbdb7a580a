import { bookingEventLabels, bookingEvents } from '#src/domain/bookings/booking-event.ts';
import { isCalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDates, formatMonth } from '#src/domain/calendar/format-date.ts';
import { daysOfMonth, monthOfDay } from '#src/domain/desk/month.ts';
import type { ListView } from '#src/stores/desk/list-view.ts';

/** What happened on the days that a list is narrowed to: 'Confirmed in November 2026'; '' where it is to none. */
export function eventInWords({
	event = '',
	eventFrom = '',
	eventTo = '',
}: ListView['choices']): string {
	const named = bookingEvents.find((each) => each === event);
	if (!named || !isCalendarDate(eventFrom) || !isCalendarDate(eventTo)) return '';
	const month = daysOfMonth(monthOfDay(eventFrom));
	const isMonth = month.first === eventFrom && month.last === eventTo;
	const days = isMonth
		? `in ${formatMonth(monthOfDay(eventFrom))}`
		: formatDates(eventFrom, eventTo);
	return `${bookingEventLabels[named]} ${days}`;
}
