import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate, formatMonth } from '#src/domain/calendar/format-date.ts';
import {
	type FilteredTour,
	lastDeparture,
	looserFilters,
	type TourFilter,
} from '#src/domain/tours/filter.ts';

import { choiceWords } from './filter-options.ts';

/** What a filter asks for, in words that follow 'Tours': 'for “Peru”, 4–7 days, leaving from Sat, May 15, 2027'. */
export function askedFor(filter: TourFilter): string {
	const { destination, duration, price, pace, from, month } = filter;
	return [
		destination.trim() && `for “${destination.trim()}”`,
		duration && `of ${choiceWords('duration', duration)}`,
		price && inSentence(choiceWords('price', price)),
		pace && `pace ${inSentence(choiceWords('pace', pace))}`,
		from && `leaving from ${formatDate(from)}`,
		month && `leaving in ${formatMonth(month)}`,
	]
		.filter(Boolean)
		.join(', ');
}

/** What may help where a filter leaves no tour. */
export function nothingFor(
	tours: readonly FilteredTour[],
	filter: TourFilter,
	today: CalendarDate,
): string {
	const last = lastDeparture(tours);
	if (filter.from !== '' && last !== undefined && last < filter.from) {
		return `The last departure on sale is ${formatDate(last)}. An earlier day has every tour.`;
	}
	const ways = looserFilters(tours, filter, today).map(
		({ without, found }) => `${withoutPart(without, filter)} there ${countIs(found)}`,
	);
	const [first = 'Another length or a wider place may have some', ...more] = ways;
	const tip = [first, ...more.map(inSentence)].join('; ');
	return `${tip}. Or tell us what you have in mind, and we put a tour together for you.`;
}

function withoutPart(part: keyof TourFilter, { destination }: TourFilter): string {
	const words: Record<keyof TourFilter, string> = {
		destination: `Without “${destination.trim()}”`,
		duration: 'Of any duration',
		price: 'At any price',
		pace: 'At any pace',
		from: 'On any day',
		month: 'In any month',
	};
	return words[part];
}

function inSentence(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

function countIs(found: number): string {
	return found === 1 ? 'is 1 tour' : `are ${found} tours`;
}
