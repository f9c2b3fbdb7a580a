import { firstMomentOf } from '../calendar/time-zones.ts';
import { type DeskHours, daysNamed, weekdays } from './desk-hours.ts';

const dayLength = 24 * 3_600_000;

/** From when until when the booking desk is there, in milliseconds since 1970 in UTC; it is gone at `closes`. */
export type OpenSpan = { opens: number; closes: number };

/** What was reckoned of a desk's days: the clocks of a zone are slow to ask. */
const reckoned = new WeakMap<DeskHours, Map<number, OpenSpan[]>>();

/**
 * The spans in which the booking desk is there and which end after `from` (milliseconds since 1970 in UTC), in their
 * order and without end: a span of its hours begins when the desk's clocks first show that it opens, or more, and ends
 * likewise. So one on a night in which they are put back is an hour longer. None where the hours name no day.
 */
export function* openSpans(desk: DeskHours, from: number): Generator<OpenSpan> {
	const mostClosed = longestClosed(desk);
	// No zone is a whole day away from UTC: the desk's day is this one, or one beside it.
	let day = Math.floor(from / dayLength) - 1;
	for (let closed = 0; closed < mostClosed; day += 1) {
		closed += 1;
		for (const span of spansOn(desk, day)) {
			if (span.closes <= from) continue;
			closed = 0;
			yield span;
		}
	}
}

/**
 * After so many days without a span there will never be one. Hours come back every week, and each holiday takes one of
 * those weeks away, as may clocks that skip the whole span: those of a zone do so twice a year at most.
 */
function longestClosed({ holidays }: DeskHours): number {
	return 7 * (holidays.length + 4);
}

/** The spans of a day of the desk's calendar, counted from 1970-01-01. */
function spansOn(desk: DeskHours, day: number): OpenSpan[] {
	const days = reckoned.get(desk) ?? new Map<number, OpenSpan[]>();
	reckoned.set(desk, days);
	const known = days.get(day);
	if (known) return known;
	const spans = merged(spansBetween(desk, day));
	days.set(day, spans);
	return spans;
}

function spansBetween({ hours, timeZone, holidays }: DeskHours, day: number): OpenSpan[] {
	const date = new Date(day * dayLength).toISOString().slice(0, 10);
	// 1970 began on a Thursday.
	const weekday = weekdays.at((day + 3) % 7);
	if (!weekday || holidays.some((holiday) => holiday.day === date)) return [];
	return hours.flatMap(({ days, opens, closes }) => {
		if (opens === undefined || closes === undefined || !daysNamed(days).includes(weekday))
			return [];
		const begin = firstMomentOf(`${date}T${opens}`, timeZone);
		const end = firstMomentOf(`${date}T${closes}`, timeZone);
		return begin < end ? [{ opens: begin, closes: end }] : [];
	});
}

/** In their order, those that overlap or touch as one. */
function merged(spans: OpenSpan[]): OpenSpan[] {
	const inOrder = spans.toSorted((one, other) => one.opens - other.opens);
	return inOrder.reduce<OpenSpan[]>((earlier, span) => {
		const last = earlier.at(-1);
		if (!last || last.closes < span.opens) return [...earlier, span];
		const closes = Math.max(last.closes, span.closes);
		return [...earlier.slice(0, -1), { opens: last.opens, closes }];
	}, []);
}
