import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';

/** How many days ahead airlines sell at most, and the prices of all days are told. */
export const daysPriced = 330;

/** How every sentence begins that says so. */
export const notOpened = `More than ${daysPriced} days ahead, airlines have not opened these dates`;

/** Whether airlines have not opened a day yet: its flights and prices are early estimates. */
export function isEarly(day: CalendarDate, today: CalendarDate): boolean {
	return daysBetween(today, day) > daysPriced;
}

/**
 * What is said of flights on days that airlines have not opened; '' of nearer ones, and where the desk has named who flies
 * each.
 * @param today the first day that has not passed; null where nobody knows
 */
export function forecastNote(
	legs: readonly { date: CalendarDate; isNamed: boolean }[],
	today: CalendarDate | null,
): string {
	const isForecast = legs.some(
		({ date, isNamed }) => !isNamed && today !== null && isEarly(date, today),
	);
	return isForecast
		? `${notOpened}: the times are an early estimate until our desk confirms them.`
		: '';
}
