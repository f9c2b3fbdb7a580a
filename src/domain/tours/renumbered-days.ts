/**
 * The days of a tour once their order has changed: a title that begins with the number of the day's former place, as
 * 'Day 3: Uji', takes the number of its new one. Any other title stays as it was written.
 * @param was the former place of each day, from 0
 */
export function renumberedDays<Day extends { title: string }>(
	days: readonly Day[],
	was: readonly number[],
): Day[] {
	return days.map((day, index) => {
		const number = `Day ${(was[index] ?? index) + 1}`;
		const isNumbered = day.title.startsWith(number) && !/^\d/.test(day.title.slice(number.length));
		if (!isNumbered || was[index] === index) return day;
		return { ...day, title: `Day ${index + 1}${day.title.slice(number.length)}` };
	});
}
