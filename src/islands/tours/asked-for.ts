import { formatDate } from '#src/domain/calendar/format-date.ts';
import { type TourFilter, tourLengths } from '#src/domain/tours/filter.ts';

/** What a filter asks for, in words that follow 'Tours': 'for “Peru”, 4–7 days, leaving from Sat, May 15, 2027'. */
export function askedFor({ destination, duration, from }: TourFilter): string {
	const length = tourLengths.find(({ value }) => value === duration);
	return [
		destination.trim() && `for “${destination.trim()}”`,
		duration && `of ${length?.label}`,
		from && `leaving from ${formatDate(from)}`,
	]
		.filter(Boolean)
		.join(', ');
}
