import { addDays, type CalendarDate, weekdayOf } from '../../calendar/calendar-date.ts';

/** The two timetables of a year, as the northern hemisphere names them. */
export type TimetableSeason = 'summer' | 'winter';

/**
 * The timetable that a day belongs to: airlines change theirs on the last Sundays of March and October, all over the
 * world, whatever the clocks do there.
 */
export function timetableSeason(date: CalendarDate): TimetableSeason {
	const [summer, winter] = changesOf(date.slice(0, 4));
	return date >= summer && date < winter ? 'summer' : 'winter';
}

type Changes = [summer: CalendarDate, winter: CalendarDate];
const kept = new Map<string, Changes>();

/** The first days of both timetables of a year. */
function changesOf(year: string): Changes {
	const known = kept.get(year);
	if (known) return known;
	const changes: Changes = [lastSunday(`${year}-03-31`), lastSunday(`${year}-10-31`)];
	kept.set(year, changes);
	return changes;
}

/** The last Sunday of a month, by its last day. */
function lastSunday(lastDay: CalendarDate): CalendarDate {
	return addDays(lastDay, -(weekdayOf(lastDay) % 7));
}
