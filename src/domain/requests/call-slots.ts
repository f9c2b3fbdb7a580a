import type { DeskHours } from '../bookings/desk-hours.ts';
import { type OpenSpan, openSpans } from '../bookings/open-spans.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { wallClock } from '../calendar/wall-clock.ts';

const hour = 3_600_000;
/** On so many days, the ones on which the desk is open next, a visitor can be called. */
const days = 2;
/** How far ahead it is looked for them: no desk is closed for longer. */
const furthest = 60 * 24 * hour;

/** An hour in which the desk can call. */
export type CallSlot = { from: Date; to: Date };

/**
 * The hours in which a visitor can be called: of the next two days of the desk's calendar that have one left, each whole
 * hour of its opening that has not begun, the soonest first. None where the desk is never open.
 */
export function callSlots(desk: DeskHours, now: Date): CallSlot[] {
	const slots: CallSlot[] = [];
	const found = new Set<CalendarDate>();
	for (const span of openSpans(desk, now.getTime())) {
		if (span.opens > now.getTime() + furthest) break;
		const later = hoursOf(span).filter(({ from }) => from > now);
		if (later.length === 0) continue;
		found.add(wallClock(desk.timeZone, new Date(span.opens)).day);
		if (found.size > days) break;
		slots.push(...later);
	}
	return slots;
}

/** Why nobody can be called in an hour. */
export type NoSlot =
	| { kind: 'past' }
	| { kind: 'holiday'; name: string }
	| { kind: 'closed' }
	/** The desk is open then, but it is no hour that was offered, or not yet. */
	| { kind: 'not offered' };

/** The hour that begins at a moment, where it is offered at `now`; else why it is not. */
export function callSlotAt(desk: DeskHours, from: Date, now: Date): CallSlot | NoSlot {
	if (from <= now) return { kind: 'past' };
	if (from.getTime() > now.getTime() + furthest) return { kind: 'not offered' };
	const slot = callSlots(desk, now).find((one) => one.from.getTime() === from.getTime());
	if (slot) return slot;
	const day = wallClock(desk.timeZone, from).day;
	const holiday = desk.holidays.find((one) => one.day === day);
	if (holiday) return { kind: 'holiday', name: holiday.name };
	const [span] = openSpans(desk, from.getTime());
	return { kind: span && span.opens <= from.getTime() ? 'not offered' : 'closed' };
}

/** Whole hours only: where it closes at half past, nobody is promised a call in that half. */
function hoursOf({ opens, closes }: OpenSpan): CallSlot[] {
	return Array.from({ length: Math.floor((closes - opens) / hour) }, (_, index) => ({
		from: new Date(opens + index * hour),
		to: new Date(opens + (index + 1) * hour),
	}));
}
