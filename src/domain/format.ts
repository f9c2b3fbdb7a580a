import { type CalendarDate, utcMidnight } from './calendar/calendar-date.ts';

// Making an Intl formatter costs far more than using it: each is made once, when first needed.
const wholeDollars = once(
	() =>
		new Intl.NumberFormat('en-US', {
			style: 'currency',
			currency: 'USD',
			maximumFractionDigits: 0,
		}),
);
const dollarsAndCents = once(
	() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);
const fullDay = once(() => dayFormat({ weekday: 'short', year: 'numeric' }));
const shortDay = once(() => dayFormat({ weekday: 'short' }));
const plainDay = once(() => dayFormat({ year: 'numeric' }));
const longDay = once(() => dayFormat({ month: 'long', year: 'numeric' }));

/** Dollars as people read them: '$1,240', or with cents where there are any: '$1,049.75'. */
export function formatMoney(dollars: number): string {
	const format = Number.isInteger(dollars) ? wholeDollars() : dollarsAndCents();
	return format.format(dollars);
}

/** Dollars with two decimals always, so that a column of them lines up: '$1,240.00'. */
export function formatMoneyInCents(dollars: number): string {
	return dollarsAndCents().format(dollars);
}

/** 'Thu, Dec 10, 2026': the day as written, in every time zone. A text that is no day comes back as it is. */
export function formatDate(date: CalendarDate): string {
	return formatDay(date, fullDay);
}

/** 'Thu, Dec 10', where the year is clear. */
export function formatShortDate(date: CalendarDate): string {
	return formatDay(date, shortDay);
}

/** 'April 29, 2025', as in running text. */
export function formatLongDate(date: CalendarDate): string {
	return formatDay(date, longDay);
}

/** 'Jan 15 – 28, 2027': what two days have in common is said once. A text that is no day comes back as it is. */
export function formatDates(from: CalendarDate, to: CalendarDate): string {
	const [first, last] = [utcMidnight(from), utcMidnight(to)];
	if (Number.isNaN(first) || Number.isNaN(last)) return `${from} – ${to}`;
	return plainDay().formatRange(first, last);
}

/** Minutes as text: 330 gives '5h 30m'. */
export function formatDuration(minutes: number): string {
	return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

const durationText = /^(?:(\d{1,3})\s*h)?\s*(?:(\d{1,4})\s*m)?$/i;

/** The minutes that a text like '5h 30m', '8h' or '45m' says; null when it says none. */
export function parseDuration(text: string): number | null {
	const [whole, hours, minutes] = durationText.exec(text.trim()) ?? [];
	if (!whole) return null;
	return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

/** 'Direct' or '1 stop'. */
export function stopsLabel(stops: 0 | 1): string {
	return stops === 0 ? 'Direct' : '1 stop';
}

function formatDay(date: CalendarDate, format: () => Intl.DateTimeFormat): string {
	const midnight = utcMidnight(date);
	return Number.isNaN(midnight) ? date : format().format(midnight);
}

function dayFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('en-US', {
		month: 'short',
		day: 'numeric',
		timeZone: 'UTC',
		...options,
	});
}

function once<Value extends object>(make: () => Value): () => Value {
	let value: Value | undefined;
	return () => (value ??= make());
}
