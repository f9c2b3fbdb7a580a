import { clockLabel, type DeskHours, zoneLabel } from '../bookings/desk-hours.ts';
import { formatShortDate } from '../calendar/format-date.ts';
import { wallClock } from '../calendar/wall-clock.ts';
import type { CallSlot } from './call-slots.ts';

/** An hour on the desk's clock and, where it differs, on a visitor's. */
export type SlotWords = {
	/** 'Mon, Mar 2' */
	day: string;
	/** '10–11 AM', '11 AM–12 PM' */
	hours: string;
	/** '4–5 PM your time', on another day 'Tue, Mar 3, 12–1 AM your time'; '' where their clocks show the same. */
	theirs: string;
};

/** An hour in words. @param zone the visitor's (IANA); null where it is not known */
export function slotWords(
	{ timeZone }: DeskHours,
	{ from, to }: CallSlot,
	zone: string | null,
): SlotWords {
	const [begins, ends] = [wallClock(timeZone, from), wallClock(timeZone, to)];
	const words = { day: formatShortDate(begins.day), hours: range(begins.time, ends.time) };
	if (zone === null) return { ...words, theirs: '' };
	const [start, end] = [wallClock(zone, from), wallClock(zone, to)];
	if (start.day === begins.day && start.time === begins.time) return { ...words, theirs: '' };
	const day = start.day === begins.day ? '' : `${formatShortDate(start.day)}, `;
	return { ...words, theirs: `${day}${range(start.time, end.time)} your time` };
}

/** The whole of it: 'Mon, Mar 2, 10–11 AM New York time (4–5 PM your time)'. */
export function slotLabel(desk: DeskHours, slot: CallSlot, zone: string | null = null): string {
	const { day, hours, theirs } = slotWords(desk, slot, zone);
	return `${day}, ${hours} ${zoneLabel(desk.timeZone)}${theirs && ` (${theirs})`}`;
}

/** What both ends have in common is said once. */
function range(from: string, to: string): string {
	const [begins, ends] = [clockLabel(from), clockLabel(to)];
	const half = ends.slice(-3);
	return `${begins.endsWith(half) ? begins.slice(0, -half.length) : begins}–${ends}`;
}
