/** Which day a title is of, and what it says of it: 'Day 3: Uji' is 'Day 3' and 'Uji'. */
export type DayTitle = { day: string; title: string };

/**
 * Takes the number that a day's title may begin with from it; a title without one is of the day at its place.
 * @param index of the day, from 0
 */
export function dayTitle(title: string, index: number): DayTitle {
	const [, days, rest] = /^(days?\s+\d+(?:\s*[-–]\s*\d+)?)\s*[:.–-]\s*(\S.*)$/i.exec(title) ?? [];
	if (days !== undefined && rest !== undefined) return { day: days, title: rest };
	return { day: `Day ${index + 1}`, title };
}
