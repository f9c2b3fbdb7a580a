import { type CalendarDate, utcMidnight } from '#src/domain/calendar/calendar-date.ts';

const monthAndDay = new Intl.DateTimeFormat('en-US', {
	month: 'short',
	day: 'numeric',
	timeZone: 'UTC',
});

/** 'Nov 16': as short as a day can be written under a bar. */
export function formatMonthAndDay(date: CalendarDate): string {
	return monthAndDay.format(utcMidnight(date));
}
