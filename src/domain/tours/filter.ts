import type { CalendarDate } from '../calendar/calendar-date.ts';
import { fold } from '../text/fold.ts';
import type { TourSummary } from './summary.ts';

/** How long a tour may take, in days, as the filter offers it; the first is every length. */
export const tourLengths = [
	{ value: '', label: 'Any duration', least: 0, most: Infinity },
	{ value: '1-3', label: '1–3 days', least: 1, most: 3 },
	{ value: '4-7', label: '4–7 days', least: 4, most: 7 },
	{ value: '8+', label: '8+ days', least: 8, most: Infinity },
] as const;

export type TourLength = (typeof tourLengths)[number]['value'];

/** What a list of tours is narrowed to; '' leaves a part open. */
export type TourFilter = {
	/** Words to find in a tour's name or destination. */
	destination: string;
	duration: TourLength;
	/** The first day on which the traveller can leave, as `yyyy-MM-dd`. */
	from: string;
};

export const emptyTourFilter: TourFilter = { destination: '', duration: '', from: '' };

/** Whether the filter leaves anything out. */
export function isFiltering({ destination, duration, from }: TourFilter): boolean {
	return destination.trim() !== '' || duration !== '' || from !== '';
}

/** The length an address names; a '+' in an address may arrive as a space. Any other text is every length. */
export function tourLength(text: string): TourLength {
	const value = text.trim() === '8' ? '8+' : text.trim();
	return tourLengths.find((length) => length.value === value)?.value ?? '';
}

/**
 * The tours that the filter leaves, in their order. Case, accents and punctuation do not count, and each
 * word of the destination may stand anywhere. A tour whose duration says no days is of no length but any.
 * @param departures the days on which every tour leaves
 */
export function filterTours<Tour extends Pick<TourSummary, 'name' | 'destination' | 'duration'>>(
	tours: readonly Tour[],
	filter: TourFilter,
	departures: readonly CalendarDate[],
): Tour[] {
	if (filter.from !== '' && departuresFrom(departures, filter.from).length === 0) return [];
	const words = fold(filter.destination).split(' ');
	const isAsked = filter.destination.trim() !== '';
	return tours.filter((tour) => {
		if (!hasLength(tour.duration, filter.duration)) return false;
		if (!isAsked) return true;
		const text = searchedText(tour);
		return words.every((word) => word !== '' && text.includes(word));
	});
}

// Folding costs more than all the rest, and the same tours are filtered at every keystroke.
const searchedTexts = new WeakMap<object, string>();

function searchedText(tour: Pick<TourSummary, 'name' | 'destination'>): string {
	const text = searchedTexts.get(tour) ?? fold(`${tour.name} ${tour.destination}`);
	searchedTexts.set(tour, text);
	return text;
}

/** The places that tours go to, each once: what to choose from while typing. */
export function tourPlaces(tours: readonly Pick<TourSummary, 'destination'>[]): string[] {
	return [...new Set(tours.map(({ destination }) => destination))].sort();
}

/** The departures on the day or after it. */
export function departuresFrom(
	departures: readonly CalendarDate[],
	from: CalendarDate,
): CalendarDate[] {
	return departures.filter((departure) => departure >= from);
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
