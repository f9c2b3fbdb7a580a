import type { LocalTime } from './local-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** No zone changes its clocks twice within so long: Morocco, which does so soonest, waits for the end of Ramadan. */
const span = 14 * day;
const offsetText = /GMT(?:([+-])(\d\d):(\d\d))?/;

/** A zone's own clock: Intl takes a hundred times as long to make a format as to use it. */
type Clock = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const clocks = new Map<string, Clock>();

/** What the clocks of a zone show at a moment (milliseconds since 1970 in UTC). */
export function localTime(moment: number, timeZone: string): LocalTime {
	return new Date(moment + utcOffset(moment, timeZone) * minute).toISOString().slice(0, 16);
}

/**
 * The moment at which the clocks of a zone show a time, in milliseconds since 1970 in UTC. A time that they show twice,
 * for they are put back, is the first of the two that is not before `notBefore`. null where they skip it, being put
 * forward.
 */
export function momentOf(local: LocalTime, timeZone: string, notBefore = -Infinity): number | null {
	const asUtc = Date.parse(`${local}Z`);
	const before = utcOffset(asUtc - day, timeZone);
	const after = utcOffset(asUtc + day, timeZone);
	if (before === after) {
		const moment = asUtc - before * minute;
		return moment >= notBefore ? moment : null;
	}
	const moments = [before, after]
		.map((offset) => ({ offset, moment: asUtc - offset * minute }))
		.filter(({ offset, moment }) => utcOffset(moment, timeZone) === offset)
		.map(({ moment }) => moment);
	return moments.toSorted((one, other) => one - other).find((at) => at >= notBefore) ?? null;
}

/** The first moment at which the clocks of a zone show a time or, where they skip it, the next that they show. */
export function firstMomentOf(local: LocalTime, timeZone: string): number {
	for (let asUtc = Date.parse(`${local}Z`); ; asUtc += minute) {
		const shown = new Date(asUtc).toISOString().slice(0, 16);
		const moment = momentOf(shown, timeZone);
		if (moment !== null) return moment;
	}
}

/**
 * How many minutes the clocks of a zone are ahead of UTC at a moment. Intl, which is slow, is asked once for each end of
 * two weeks; where they differ, the minute of the change is looked for between them.
 */
function utcOffset(moment: number, timeZone: string): number {
	const start = Math.floor(moment / span) * span;
	const before = offsetAt(start, timeZone);
	const after = offsetAt(start + span, timeZone);
	if (before === after) return before;
	let [same, changed] = [start, start + span];
	while (changed - same > minute) {
		const middle = Math.floor((same + changed) / 2 / minute) * minute;
		if (offsetAt(middle, timeZone) === before) same = middle;
		else changed = middle;
	}
	return moment < changed ? before : after;
}

function offsetAt(moment: number, timeZone: string): number {
	const { format, offsets } = clockOf(timeZone);
	const known = offsets.get(moment);
	if (known !== undefined) return known;
	const [, sign, hours, minutes] = offsetText.exec(format.format(moment)) ?? [];
	const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
	offsets.set(moment, offset);
	return offset;
}

function clockOf(timeZone: string): Clock {
	const known = clocks.get(timeZone);
	if (known) return known;
	const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
	const clock = { format, offsets: new Map<number, number>() };
	clocks.set(timeZone, clock);
	return clock;
}
