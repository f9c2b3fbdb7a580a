import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { TourFacts } from './tour-facts.ts';

/**
 * What is said of a day on which a tour leaves where that is none of its good months: 'Outside its good months: summer
 * heat, 36 °C at noon'; '' in them, and where it names none.
 */
export function seasonWords(
	date: CalendarDate,
	{ goodMonths, otherMonths }: Pick<TourFacts, 'goodMonths' | 'otherMonths'>,
): string {
	if (goodMonths.length === 0 || goodMonths.includes(Number(date.slice(5, 7)))) return '';
	return otherMonths ? `Outside its good months: ${otherMonths}` : 'Outside its good months';
}
