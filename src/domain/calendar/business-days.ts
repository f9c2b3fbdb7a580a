import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';

/**
 * The day so many business days after another: Monday to Friday, without the holidays.
 * @param count 1 or more
 */
export function addBusinessDays(
	from: CalendarDate,
	count: number,
	holidays: readonly { day: CalendarDate }[],
): CalendarDate {
	let day = from;
	for (let left = count; left > 0;) {
		day = addDays(day, 1);
		const isFree = weekdayOf(day) > friday || holidays.some((holiday) => holiday.day === day);
		if (!isFree) left -= 1;
	}
	return day;
}

const friday = 5;
