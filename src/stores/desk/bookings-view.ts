import {
	addDays,
	type CalendarDate,
	isCalendarDate,
	localMidnight,
} from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';

import type { ListView } from './list-view.ts';

/** The days that a view of bookings is narrowed to, as the address calls them; both ends are included. */
export const departureDays = { from: 'departureFrom', to: 'departureTo' } as const;
export const bookedDays = { from: 'bookedFrom', to: 'bookedTo' } as const;

/**
 * A view as the API is asked for it. The days of booking are those of the administrator's clock, as the list shows them:
 * the API is told the moments at which they begin and end. What is no day narrows nothing.
 */
export function bookingsView({ choices, ...view }: ListView): ListView {
	const { departureFrom, departureTo, bookedFrom, bookedTo, ...others } = choices;
	const limits = {
		departureFrom: dayOf(departureFrom),
		departureTo: dayOf(departureTo),
		bookedFrom: beginningOf(dayOf(bookedFrom), 0),
		bookedBefore: beginningOf(dayOf(bookedTo), 1),
	};
	const set = Object.entries(limits).flatMap(([name, limit]) => (limit ? [[name, limit]] : []));
	return { ...view, choices: { ...others, ...Object.fromEntries(set) } };
}

/** A range in words, 'from Thu, Dec 10, 2026 to Sun, Dec 20, 2026'; '' where nothing is chosen. */
export function rangeText(
	choices: ListView['choices'],
	names: { from: string; to: string },
): string {
	const [from, to] = [dayOf(choices[names.from]), dayOf(choices[names.to])];
	return [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`]
		.filter(Boolean)
		.join(' ');
}

function dayOf(written = ''): CalendarDate | null {
	return isCalendarDate(written) ? written : null;
}

function beginningOf(day: CalendarDate | null, daysLater: number): string | null {
	return day && localMidnight(addDays(day, daysLater)).toISOString();
}
