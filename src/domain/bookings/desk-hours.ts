import type { CalendarDate } from '../calendar/calendar-date.ts';

/** The days of the week by name, Monday first. */
export const weekdays = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A line of the booking desk's hours: 'Monday to Friday', '09:00' until '20:00'; without times on days it is closed. */
export type HoursLine = {
	days: string;
	opens?: string | undefined;
	closes?: string | undefined;
};

/** A day on which the booking desk stays closed whatever its hours say, by the name it is known by. */
type Holiday = { day: CalendarDate; name: string };

/** When the booking desk is there: its hours, the zone (IANA) in which they are meant, and its holidays. */
export type DeskHours = {
	hours: readonly HoursLine[];
	timeZone: string;
	holidays: readonly Holiday[];
};

/** 'Monday to Friday' is five days, 'Saturday' is one; words of another kind are none. */
export function daysNamed(words: string): Weekday[] {
	const [first = -1, last = first] = words
		.split(' to ')
		.map((name) => weekdays.findIndex((day) => day === name.trim()));
	return first < 0 || last < first ? [] : weekdays.slice(first, last + 1);
}

/** A time of the desk, '09:00', as it is read: '9 AM'. */
export function clockLabel(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The hours of one line: '9 AM to 8 PM', or 'Closed'. */
export function hoursLabel({ opens, closes }: HoursLine): string {
	return opens === undefined || closes === undefined
		? 'Closed'
		: `${clockLabel(opens)} to ${clockLabel(closes)}`;
}

/** The hours in a sentence: 'Monday to Friday 9 AM to 8 PM, Saturday 10 AM to 6 PM'. */
export function hoursInWords(hours: readonly HoursLine[]): string {
	return hours
		.filter(({ opens }) => opens !== undefined)
		.map((line) => `${line.days} ${hoursLabel(line)}`)
		.join(', ');
}

/** Whose clock the hours are read from: 'New York time' for 'America/New_York'. */
export function zoneLabel(timeZone: string): string {
	return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}
