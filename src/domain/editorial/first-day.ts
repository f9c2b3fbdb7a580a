import type { CalendarDate } from '../calendar/calendar-date.ts';

/** What an article says of when it is read. */
export type Scheduled = {
	draft: boolean;
	/** The day that it bears. */
	date: CalendarDate;
	/** The day from which it is read, where that is another. */
	publish?: CalendarDate | undefined;
};

/** The day from which everybody reads an article, in New York; null of a draft, which nobody does. */
export function firstDay({ draft, date, publish = date }: Scheduled): CalendarDate | null {
	return draft ? null : publish;
}

/** Whether everybody reads an article on a day. */
export function isOut(article: Scheduled, today: CalendarDate): boolean {
	const day = firstDay(article);
	return day !== null && day <= today;
}
