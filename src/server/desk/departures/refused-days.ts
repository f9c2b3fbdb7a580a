import { and, eq, inArray } from 'drizzle-orm';

import { flightSearchMessages } from '#src/contract/flights/messages.ts';
import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatLongDate } from '#src/domain/calendar/format-date.ts';

import { earliestDeparture } from '../../catalog/earliest-departure.ts';
import type { Database } from '../../db/database.ts';
import { departures } from '../../db/schema.ts';
import { invalidField } from '../../http/http-error.ts';

/** @throws HttpError 400 at the field with the days on which nobody can leave any more */
export function refusePast(field: string, dates: readonly CalendarDate[], now: Date): void {
	const past = dates.filter((date) => date < earliestDeparture(now));
	if (past.length === 0) return;
	throw invalidField(field, `${flightSearchMessages.departurePassed} Past: ${named(past)}.`);
}

/** @throws HttpError 400 at the field with the days on which the tour leaves already */
export async function refuseExisting(
	transaction: Database,
	field: string,
	tourId: number,
	dates: readonly CalendarDate[],
): Promise<void> {
	const rows = await transaction
		.select({ date: departures.date })
		.from(departures)
		.where(and(eq(departures.tourId, tourId), inArray(departures.date, [...dates])));
	if (rows.length === 0) return;
	const existing = rows.map(({ date }) => date);
	throw invalidField(field, `The tour leaves on ${named(existing)} already.`);
}

/** Why a departure keeps its day, or stays. */
export function usedMessage(verb: 'moved' | 'deleted'): string {
	const instead = verb === 'moved' ? 'Add another departure and close this one' : 'Close it';
	return `Somebody has booked this departure or waits for it, so it cannot be ${verb}. ${instead} instead.`;
}

/** 'May 15, 2027 and June 12, 2027'; of many days only the first are named. */
function named(dates: readonly CalendarDate[]): string {
	const first = dates.toSorted().slice(0, mostNamed).map(formatLongDate);
	const others = dates.length - first.length;
	return conjunction.format(others > 0 ? [...first, `${others} more`] : first);
}

const mostNamed = 5;
const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });
