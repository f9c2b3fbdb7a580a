import { type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts';

/** What a booking is moved to: a departure of its tour, or its own flights as they leave on another day. */
export type MovedTo =
	| { departureId: number }
	| {
			departureDate: CalendarDate;
			/** The id of the offer that they are by now. */
			offer: string;
	  };

/** Another date of a booked trip, and what it costs then, in dollars. */
export type OtherDate = {
	to: MovedTo;
	date: CalendarDate;
	/** null of a flight one way. */
	endDate: CalendarDate | null;
	total: number;
	/** What else is to be known of it: 'Guaranteed to leave'. */
	notes: readonly string[];
};

/** A date as a form names it, and the dollars that were shown. */
export type DateSeen = {
	to: { departureId: number } | { departureDate: CalendarDate };
	total: number;
};

/** A date and what a page said that it costs, in a word that its form brings along: '12 3058.00', '2027-05-15 812.40'. */
export function dateSeen({ to, total }: DateSeen): string {
	return `${keyOf(to)} ${total.toFixed(2)}`;
}

/** The date of such a word, and its dollars; null of any other text. */
export function readDateSeen(text: string): DateSeen | null {
	const [, id, day, total] =
		/^(?:([1-9]\d{0,8})|(\d{4}-\d\d-\d\d)) (\d{1,9}\.\d\d)$/.exec(text) ?? [];
	if (id !== undefined) return { to: { departureId: Number(id) }, total: Number(total) };
	if (day === undefined || !isCalendarDate(day)) return null;
	return { to: { departureDate: day }, total: Number(total) };
}

/** Whether both name the same date. */
export function isSameDate(one: DateSeen['to'], other: DateSeen['to']): boolean {
	return keyOf(one) === keyOf(other);
}

function keyOf(to: DateSeen['to']): string {
	return 'departureId' in to ? String(to.departureId) : to.departureDate;
}
