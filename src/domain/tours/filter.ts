import { withTourTaxes } from '../bookings/trip-price.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { fold } from '../text/fold.ts';
import type { TourOnSale } from './summary.ts';

/** How long a tour may take, in days, as the filter offers it; the first is every length. */
export const tourLengths = [
	{ value: '', label: 'Any duration', least: 0, most: Infinity },
	{ value: '1-3', label: '1–3 days', least: 1, most: 3 },
	{ value: '4-7', label: '4–7 days', least: 4, most: 7 },
	{ value: '8+', label: '8+ days', least: 8, most: Infinity },
] as const;

export type TourLength = (typeof tourLengths)[number]['value'];

/** The most that a tour may cost, in dollars a person with the taxes, as the filter offers it; '' is any price. */
export const tourPrices = ['1000', '1500', '2000', '2500', '3500', '5000'] as const;

/** The hardest that a tour may be, by `paceWords`: who takes a demanding one takes an easier one too. '' is any pace. */
export const tourPaces = ['1', '2', '3', '4'] as const;

export type TourPrice = '' | (typeof tourPrices)[number];
export type TourPace = '' | (typeof tourPaces)[number];

/** When a tour is to leave; '' leaves a part open. */
export type LeavingFilter = {
	/** The first day on which the traveller can leave, as `yyyy-MM-dd`. */
	from: string;
	/** The month in which the tour leaves, as `yyyy-MM`. */
	month: string;
};

/** What a list of tours is narrowed to; '' leaves a part open. */
export type TourFilter = {
	/** Words to find in a tour's name or destination. */
	destination: string;
	duration: TourLength;
	price: TourPrice;
	pace: TourPace;
} & LeavingFilter;

export const emptyTourFilter: TourFilter = {
	destination: '',
	duration: '',
	price: '',
	pace: '',
	from: '',
	month: '',
};

/** What a filter asks of a tour. */
export type FilteredTour = Pick<TourOnSale, 'name' | 'destination' | 'duration'> & {
	departures: readonly Pick<TourOnSale['departures'][number], 'date' | 'price'>[];
	/** Dollars a person, where no departure says another. */
	price: number;
	/** 1 to 5, by `paceWords`; null where it is not said. */
	pace: number | null;
};

/** Whether the filter leaves anything out. */
export function isFiltering({ destination, ...others }: TourFilter): boolean {
	return [destination.trim(), ...Object.values(others)].some((part) => part !== '');
}

/** The month an address names; '' for any text that is none. */
export function departureMonth(text: string): string {
	return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text.trim()) ? text.trim() : '';
}

/** The length an address names; a '+' in an address may arrive as a space. Any other text is every length. */
export function tourLength(text: string): TourLength {
	const value = text.trim() === '8' ? '8+' : text.trim();
	return tourLengths.find((length) => length.value === value)?.value ?? '';
}

/** The price an address names; '' for any text that the filter does not offer. */
export function tourPrice(text: string): TourPrice {
	return tourPrices.find((price) => price === text.trim()) ?? '';
}

/** The pace an address names; '' for any text that the filter does not offer. */
export function tourPace(text: string): TourPace {
	return tourPaces.find((pace) => pace === text.trim()) ?? '';
}

/**
 * The tours that the filter leaves, in their order. Case, accents and punctuation do not count, and each
 * word of the destination may stand anywhere. A tour whose duration says no days is of no length but any, and one that
 * has no departures left is found by those who ask for no day. A price is that of a departure which the filter leaves; a
 * tour that says nothing of its pace is found by those who ask for none.
 * @param today the visitor's: what leaves then or has left is over
 */
export function filterTours<Tour extends FilteredTour>(
	tours: readonly Tour[],
	filter: TourFilter,
	today: CalendarDate,
): Tour[] {
	const isDated = filter.from !== '' || filter.month !== '';
	const words = fold(filter.destination).split(' ');
	const isAsked = filter.destination.trim() !== '';
	return tours.filter((tour) => {
		if (!hasLength(tour.duration, filter.duration)) return false;
		if (isDated && !nextDeparture(tour, filter, today)) return false;
		if (
			filter.price !== '' &&
			withTourTaxes(leastPrice(tour, filter, today)) > Number(filter.price)
		)
			return false;
		if (filter.pace !== '' && (tour.pace ?? Infinity) > Number(filter.pace)) return false;
		if (!isAsked) return true;
		const text = searchedText(tour);
		return words.every((word) => word !== '' && text.includes(word));
	});
}

// Folding costs more than all the rest, and the same tours are filtered at every keystroke.
const searchedTexts = new WeakMap<object, string>();

function searchedText(tour: Pick<FilteredTour, 'name' | 'destination'>): string {
	const text = searchedTexts.get(tour) ?? fold(`${tour.name} ${tour.destination}`);
	searchedTexts.set(tour, text);
	return text;
}

/** The places that tours go to, each once: what to choose from while typing. */
export function tourPlaces(tours: readonly Pick<FilteredTour, 'destination'>[]): string[] {
	return [...new Set(tours.map(({ destination }) => destination))].sort();
}

/** The first departure of a tour that the filter asks for; undefined where it has none. */
export function nextDeparture(
	{ departures }: Pick<FilteredTour, 'departures'>,
	{ from, month }: LeavingFilter,
	today: CalendarDate,
): CalendarDate | undefined {
	return departures.find(({ date }) => date > today && date >= from && date.startsWith(month))
		?.date;
}

/** Dollars a person on the cheapest departure that the filter asks for; the tour's own price where there is none. */
export function leastPrice(
	{ departures, price }: Pick<FilteredTour, 'departures' | 'price'>,
	{ from, month }: LeavingFilter,
	today: CalendarDate,
): number {
	const asked = departures.filter(
		({ date }) => date > today && date >= from && date.startsWith(month),
	);
	return asked.length === 0 ? price : Math.min(...asked.map((departure) => departure.price));
}

/** The last day on which any of the tours leaves; undefined where none does. */
export function lastDeparture(
	tours: readonly Pick<FilteredTour, 'departures'>[],
): CalendarDate | undefined {
	return tours
		.flatMap(({ departures }) => departures.slice(-1).map(({ date }) => date))
		.toSorted()
		.at(-1);
}

/** The months in which tours leave, the next one first. */
export function departureMonths(
	tours: readonly Pick<FilteredTour, 'departures'>[],
	today: CalendarDate,
): string[] {
	const months = tours.flatMap(({ departures }) =>
		departures.filter(({ date }) => date > today).map(({ date }) => date.slice(0, 7)),
	);
	return [...new Set(months)].toSorted();
}

/** The parts of a filter that are chosen among a few values. */
export type ChosenPart = 'duration' | 'month' | 'price' | 'pace';

/** How many tours choosing a value would leave, the rest of the filter being as it is. */
export function foundByChoice(
	tours: readonly FilteredTour[],
	filter: TourFilter,
	part: ChosenPart,
	values: readonly string[],
	today: CalendarDate,
): { value: string; found: number }[] {
	// The words, which take the longest to look for, are looked for once.
	const others = filterTours(tours, { ...filter, [part]: '' }, today);
	return values.map((value) => {
		const chosen = { ...filter, destination: '', [part]: value };
		return { value, found: filterTours(others, chosen, today).length };
	});
}

/** In the order in which somebody may drop them. */
const filterParts = (Object.keys(emptyTourFilter) as (keyof TourFilter)[]).toReversed();

/** What a filter that leaves no tour would find without one of its parts; parts that would not help are left out. */
export function looserFilters(
	tours: readonly FilteredTour[],
	filter: TourFilter,
	today: CalendarDate,
): { without: keyof TourFilter; found: number }[] {
	return filterParts
		.filter((part) => filter[part] !== '')
		.map((part) => {
			const looser = { ...filter, [part]: '' };
			return { without: part, found: filterTours(tours, looser, today).length };
		})
		.filter(({ found }) => found > 0);
}

const units: Record<string, number> = { day: 1, week: 7 };

/** The days that a text like '7 days', '10 days / 9 nights' or '2 weeks' says; null when it says none. */
export function tourDays(duration: string): number | null {
	const [, count, unit = 'day'] = /(\d{1,3})[\s-]*(day|week)/i.exec(duration) ?? [];
	return count === undefined ? null : Number(count) * (units[unit.toLowerCase()] ?? 1);
}

function hasLength(duration: string, value: TourLength): boolean {
	if (value === '') return true;
	const days = tourDays(duration);
	const length = tourLengths.find((each) => each.value === value);
	return days !== null && length !== undefined && days >= length.least && days <= length.most;
}
