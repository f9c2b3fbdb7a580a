import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const quarter = 15;
const minute = 60_000;
const minutesOfDay = 24 * 60;

/**
 * For each minute from a moment on, whether the booking desk is open (1) or not (0), found by what its clock shows every
 * minute: somebody comes when it first shows that they should, and leaves when it first shows that, whatever it is put
 * back or forward to. What the code that reckons with hours is measured against.
 */
export function openMinutes(desk: DeskHours, from: number, minutes: number): Uint8Array {
	const open = new Uint8Array(minutes);
	/** Of which lines on a day it was shown already that it opens, and of which that it closes. */
	const [opened, closed] = [new Set<string>(), new Set<string>()];
	const lines = new Map<string, Line[]>();
	// Begun two days before, so that the first day is whole.
	for (const { at, day, time } of shownMinutes(desk.timeZone, from, -2 * minutesOfDay, minutes)) {
		const today = lines.get(day) ?? linesOn(desk, day);
		lines.set(day, today);
		for (const { name, opens, closes } of today) {
			if (time >= opens) opened.add(name);
			if (opened.has(name) && time >= closes) closed.add(name);
			if (at >= 0 && opened.has(name) && !closed.has(name)) open[at] = 1;
		}
	}
	return open;
}

type Line = { name: string; opens: string; closes: string };

/** The desk's hours on a day, each by a name of its own. */
function linesOn({ hours, holidays }: DeskHours, day: string): Line[] {
	if (holidays.some((holiday) => holiday.day === day)) return [];
	const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
	return hours.flatMap(({ days, opens, closes }, line) => {
		if (opens === undefined || closes === undefined || !includes(days, weekday)) return [];
		return [{ name: `${day} ${line}`, opens, closes }];
	});
}

/** '00:00' to '23:59' */
const times = Array.from({ length: minutesOfDay }, (_, at) =>
	new Date(at * minute).toISOString().slice(11, 16),
);

/**
 * What a zone's clock shows at each minute from the first, counted from a moment, until the end. Intl is slow: it is
 * asked at each quarter of an hour, and in between only where the next quarter does not show a quarter more.
 */
function* shownMinutes(timeZone: string, from: number, first: number, end: number) {
	const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
	const clock = new Intl.DateTimeFormat('sv-SE', options);
	/** In minutes since 1970, as if the clock were one of UTC. */
	const shownAt = (at: number) => Date.parse(`${clock.format(from + at * minute)}Z`) / minute;
	let [day, dayNumber] = ['', Number.NaN];
	let next = shownAt(first);
	for (let start = first; start < end; start += quarter) {
		const shown = next;
		next = shownAt(start + quarter);
		const isSteady = next === shown + quarter;
		for (let at = start; at < Math.min(end, start + quarter); at += 1) {
			const now = isSteady ? shown + at - start : shownAt(at);
			if (Math.floor(now / minutesOfDay) !== dayNumber) {
				dayNumber = Math.floor(now / minutesOfDay);
				day = new Date(now * minute).toISOString().slice(0, 10);
			}
			yield { at, day, time: times[now % minutesOfDay] ?? '' };
		}
	}
}

function includes(days: string, weekday: string): boolean {
	if (days === weekday || days === 'Monday to Sunday') return true;
	return days === 'Monday to Friday' && !['Saturday', 'Sunday'].includes(weekday);
}
