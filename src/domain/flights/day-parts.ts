/** The parts of a day by which departures and arrivals are chosen, each from an hour until before the next one's. */
export const dayParts = [
	{ value: 'early', label: 'Early', hours: 'before 8 AM', from: 0 },
	{ value: 'morning', label: 'Morning', hours: '8 AM – noon', from: 8 },
	{ value: 'afternoon', label: 'Afternoon', hours: 'noon – 6 PM', from: 12 },
	{ value: 'evening', label: 'Evening', hours: '6 PM – midnight', from: 18 },
] as const;

export type DayPart = (typeof dayParts)[number]['value'];

/** The part of the day that a time on a wall clock lies in: '2026-12-10T20:35' gives 'evening'. */
export function dayPartOf(localTime: string): DayPart {
	const hour = Number(localTime.slice(11, 13));
	return dayParts.findLast(({ from }) => from <= hour)?.value ?? dayParts[0].value;
}
