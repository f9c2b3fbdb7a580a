import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';
import { formatMoney } from '#src/domain/money.ts';
import {
	type ChosenPart,
	departureMonths,
	type FilteredTour,
	foundByChoice,
	type TourFilter,
	tourLengths,
	tourPaces,
	tourPrices,
} from '#src/domain/tours/filter.ts';
import { paceWords } from '#src/domain/tours/tour-facts.ts';

/** A value to choose: '2027-05' as 'May 2027 (8 tours)'. */
export type FilterOption = { value: string; label: string };

/** The parts that are chosen, and what leaves each open. */
export const anyChoice: Record<ChosenPart, string> = {
	duration: 'Any duration',
	month: 'Any month',
	price: 'Any price',
	pace: 'Any pace',
};

export const chosenParts = ['duration', 'month', 'price', 'pace'] as const satisfies ChosenPart[];

/** What each part offers beside leaving it open, with the tours that choosing it would leave. */
export function filterOptions(
	tours: readonly FilteredTour[],
	filter: TourFilter,
	today: CalendarDate,
): Record<ChosenPart, FilterOption[]> {
	const options = (part: ChosenPart, values: readonly string[]) =>
		foundByChoice(tours, filter, part, values, today).map(({ value, found }) => ({
			value,
			// How many the chosen one finds stands above the list; on a phone its field has little room.
			label:
				value === filter[part]
					? choiceWords(part, value)
					: `${choiceWords(part, value)} (${found === 1 ? '1 tour' : `${found} tours`})`,
		}));
	const lengths = tourLengths.map(({ value }) => value).filter((value) => value !== '');
	// A month in which nothing leaves any more stays while it is asked for.
	const months = [...departureMonths(tours, today), filter.month].filter(Boolean);
	return {
		duration: options('duration', lengths),
		month: options('month', [...new Set(months)].toSorted()),
		price: options('price', tourPrices),
		pace: options('pace', tourPaces),
	};
}

/** A value in words: 'Up to $3,500', 'Up to moderate'. */
export function choiceWords(part: ChosenPart, value: string): string {
	if (part === 'month') return formatMonth(value);
	if (part === 'price') return `Up to ${formatMoney(Number(value))}`;
	if (part === 'duration') return tourLengths.find((length) => length.value === value)?.label ?? '';
	const words = paceWords[Number(value) - 1] ?? '';
	return value === '1' ? words : `Up to ${words.toLowerCase()}`;
}
