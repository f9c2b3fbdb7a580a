import { daysBetween, weekdayOf } from '../calendar/calendar-date.ts';
import { formatShortDate } from '../calendar/format-date.ts';
import { wallClock } from '../calendar/wall-clock.ts';
import { clockLabel, type DeskHours, weekdays } from './desk-hours.ts';
import { waitLabel } from './minutes-label.ts';
import { nextOpening } from './open-hours.ts';
import { openSpans } from './open-spans.ts';

/** Whether the booking desk is there, and until when or from when. */
export type DeskStatus =
	| { isOpen: true; closesAt: Date }
	/** `opensAt` is null where the hours name no day at all; `holiday` is today's, where it has one. */
	| { isOpen: false; opensAt: Date | null; holiday: string | null };

/** Whether the booking desk is there at `now`, and when it next closes or opens. */
export function deskStatus(desk: DeskHours, now: Date): DeskStatus {
	const [current] = openSpans(desk, now.getTime());
	if (current && current.opens <= now.getTime()) {
		return { isOpen: true, closesAt: new Date(current.closes) };
	}
	const today = wallClock(desk.timeZone, now).day;
	const holiday = desk.holidays.find(({ day }) => day === today)?.name ?? null;
	return { isOpen: false, opensAt: nextOpening(desk, now), holiday };
}

/** 'Open now, until 8 PM'; 'Closed now, opens Monday 9 AM'; 'Closed today: Thanksgiving Day. Opens Friday 9 AM'. */
export function deskStatusLabel(desk: DeskHours, now: Date): string {
	const status = deskStatus(desk, now);
	if (status.isOpen) return `Open now, until ${deskTime(desk, status.closesAt)}`;
	const { opensAt, holiday } = status;
	const opening = opensAt && `${dayLabel(desk, now, opensAt)} ${deskTime(desk, opensAt)}`;
	if (holiday !== null) return `Closed today: ${holiday}${opening ? `. Opens ${opening}` : ''}`;
	return opening ? `Closed now, opens ${opening}` : 'Closed now';
}

/** 'The desk opens in 2 h 10 min'; null while it is open, and where it never opens. */
export function opensInLabel(desk: DeskHours, now: Date): string | null {
	const status = deskStatus(desk, now);
	if (status.isOpen || !status.opensAt) return null;
	const minutes = Math.ceil((status.opensAt.getTime() - now.getTime()) / 60_000);
	return `The desk opens in ${waitLabel(minutes)}`;
}

/** Both in sentences: 'Open now, until 8 PM.'; 'Closed now, opens Monday 9 AM. The desk opens in 2 h 10 min.' */
export function deskNow(desk: DeskHours, now: Date): string {
	const wait = opensInLabel(desk, now);
	return `${deskStatusLabel(desk, now)}.${wait === null ? '' : ` ${wait}.`}`;
}

/** A moment on the desk's clock: '8 PM'. */
function deskTime({ timeZone }: DeskHours, moment: Date): string {
	return clockLabel(wallClock(timeZone, moment).time);
}

/** 'today', 'Monday' within the next six days, 'Mon, Jan 4' beyond. */
function dayLabel(desk: DeskHours, now: Date, moment: Date): string {
	const day = wallClock(desk.timeZone, moment).day;
	const days = daysBetween(wallClock(desk.timeZone, now).day, day);
	if (days === 0) return 'today';
	return (days < 7 && weekdays[weekdayOf(day) - 1]) || `${formatShortDate(day)},`;
}
