import { localTime } from '#src/domain/calendar/time-zones.ts';

import type { ContentLine } from './content-lines.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** From `at` on (milliseconds since 1970 in UTC) the clocks are so many minutes ahead of UTC. */
type Observance = { at: number; from: number; to: number };

/**
 * The rules of a zone's clocks for a calendar file (VTIMEZONE, RFC 5545, 3.6.5), which may name no zone without them: how
 * they stand and each change of them from the year before `firstYear` to the end of `lastYear`.
 */
export function timeZoneLines(
	timeZone: string,
	firstYear: number,
	lastYear: number,
): ContentLine[] {
	const begins = Date.UTC(firstYear - 1, 0, 1);
	const first = offsetAt(begins, timeZone);
	const changes = changesBetween(begins, Date.UTC(lastYear + 1, 0, 1), timeZone);
	const standard = Math.min(first, ...changes.map(({ to }) => to));
	return [
		['BEGIN', 'VTIMEZONE'],
		['TZID', timeZone],
		...[{ at: begins, from: first, to: first }, ...changes].flatMap((observance) =>
			observanceLines(observance, standard),
		),
		['END', 'VTIMEZONE'],
	];
}

function observanceLines({ at, from, to }: Observance, standard: number): ContentLine[] {
	const kind = to === standard ? 'STANDARD' : 'DAYLIGHT';
	// The moment of a change is told by the clocks as they stood before it.
	const onset = new Date(at + from * minute).toISOString();
	return [
		['BEGIN', kind],
		['DTSTART', onset.slice(0, 19).replaceAll(/[-:]/g, '')],
		['TZOFFSETFROM', offsetText(from)],
		['TZOFFSETTO', offsetText(to)],
		['END', kind],
	];
}

function changesBetween(begin: number, end: number, timeZone: string): Observance[] {
	const changes: Observance[] = [];
	for (let at = begin; at < end; at += day) {
		const [from, to] = [offsetAt(at, timeZone), offsetAt(at + day, timeZone)];
		if (from !== to) changes.push({ at: momentOfChange(at, timeZone), from, to });
	}
	return changes;
}

/** The first minute of the day after `begin` at which the clocks stand otherwise than at `begin`. */
function momentOfChange(begin: number, timeZone: string): number {
	const before = offsetAt(begin, timeZone);
	let [same, changed] = [begin, begin + day];
	while (changed - same > minute) {
		const middle = Math.floor((same + changed) / 2 / minute) * minute;
		if (offsetAt(middle, timeZone) === before) same = middle;
		else changed = middle;
	}
	return changed;
}

function offsetAt(moment: number, timeZone: string): number {
	return (Date.parse(`${localTime(moment, timeZone)}Z`) - moment) / minute;
}

/** '-0500', '+0530'. */
function offsetText(minutes: number): string {
	const total = Math.abs(minutes);
	const digits = [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0'));
	return `${minutes < 0 ? '-' : '+'}${digits.join('')}`;
}
