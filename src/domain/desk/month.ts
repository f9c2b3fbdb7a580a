import { type CalendarDate, addDays } from '../calendar/calendar-date.ts';
import { firstMomentOf } from '../calendar/time-zones.ts';

/** A month in New York: '2026-11'. */
export type Month = string;

/** What happens to bookings within a month, as lists can be narrowed to it. */
export const monthEvents = ['booked', 'confirmed', 'cancelled'] as const;
export type MonthEvent = (typeof monthEvents)[number];

export const monthEventLabels: Readonly<Record<MonthEvent, string>> = {
	booked: 'Booked',
	confirmed: 'Confirmed',
	cancelled: 'Cancelled',
};

/** Whether a text is a month between the years 2000 and 2099. */
export function isMonth(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

/** The month of a day. */
export function monthOfDay(day: CalendarDate): Month {
	return day.slice(0, 7);
}

/** The month that lies so many months after another, or before. */
export function addMonthsTo(month: Month, count: number): Month {
	const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
	return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): { first: CalendarDate; last: CalendarDate } {
	return { first: `${month}-01`, last: addDays(`${addMonthsTo(month, 1)}-01`, -1) };
}

/** The moments at which a month begins and ends in New York; it holds the first alone. */
export function momentsOfMonth(month: Month): { from: Date; before: Date } {
	const begins = (each: Month) => new Date(firstMomentOf(`${each}-01T00:00`, 'America/New_York'));
	return { from: begins(month), before: begins(addMonthsTo(month, 1)) };
}
