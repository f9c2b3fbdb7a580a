import type { DeskHours } from './desk-hours.ts';
import { openSpans } from './open-spans.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Nearly every desk is there within the first; one that was not within the second is never there. */
const [daysOfWeek, daysOfYear] = [8, 366];

/**
 * The moment at which the booking desk has been open for so many hours since `from`: hours on closed days, nights and
 * holidays do not count, and where clocks change an hour counts as it passes, not as they show it. It lies within the
 * desk's hours or at the end of them.
 * @param hours above 0, may be a fraction
 * @returns null where the hours name no day at all, so that none will ever pass
 */
export function addOpenHours(desk: DeskHours, from: Date, hours: number): Date | null {
	let left = hours * hour;
	for (const { opens, closes } of openSpans(desk, from.getTime())) {
		const begin = Math.max(opens, from.getTime());
		if (left <= closes - begin) return new Date(begin + left);
		left -= closes - begin;
	}
	return null;
}

/** For how many whole minutes the booking desk is open from one moment to another; 0 where `to` is not after `from`. */
export function openMinutesBetween(desk: DeskHours, from: Date, to: Date): number {
	let open = 0;
	for (const { opens, closes } of openSpans(desk, from.getTime())) {
		if (opens >= to.getTime()) break;
		const end = Math.min(closes, to.getTime());
		open += Math.max(0, end - Math.max(opens, from.getTime()));
	}
	return Math.floor(open / minute);
}

/** When the booking desk next opens after `from`, whether it is open then or not; null where it never does. */
export function nextOpening(desk: DeskHours, from: Date): Date | null {
	for (const { opens } of openSpans(desk, from.getTime())) {
		if (opens > from.getTime()) return new Date(opens);
	}
	return null;
}

/** The first moment, to the millisecond, from `from` on at which the booking desk is there or closes; null where it never is. */
export function firstOpenMoment(desk: DeskHours, from: Date): Date | null {
	for (const { opens } of openSpans(desk, from.getTime() - 1)) {
		// At the stroke of its opening nobody has confirmed anything yet.
		return new Date(Math.max(opens + 1, from.getTime()));
	}
	return null;
}

/** The last moment until `until` at which the booking desk is there or closes; null where it never was in a year. */
export function lastOpenMoment(desk: DeskHours, until: Date): Date | null {
	for (const days of [daysOfWeek, daysOfYear]) {
		let last: Date | null = null;
		for (const { opens, closes } of openSpans(desk, until.getTime() - days * 24 * hour)) {
			if (opens >= until.getTime()) break;
			last = new Date(Math.min(closes, until.getTime()));
		}
		if (last) return last;
	}
	return null;
}

/**
 * The moment from which on the booking desk was open for so many hours until `now`: the other way round than
 * `addOpenHours`. A desk that was open for fewer hours within the last month gives the month.
 */
export function openHoursAgo(desk: DeskHours, now: Date, hours: number): Date {
	const month = new Date(now.getTime() - 30 * 24 * hour);
	const past: { opens: number; closes: number }[] = [];
	for (const span of openSpans(desk, month.getTime())) {
		if (span.opens >= now.getTime()) break;
		past.push(span);
	}
	let left = hours * hour;
	for (const { opens, closes } of past.toReversed()) {
		const end = Math.min(closes, now.getTime());
		if (left <= end - opens) return new Date(end - left);
		left -= end - opens;
	}
	return month;
}
