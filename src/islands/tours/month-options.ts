import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatMonth } from '#src/domain/calendar/format-date.ts';
import {
	departureMonths,
	emptyTourFilter,
	type FilteredTour,
	filterTours,
	type TourFilter,
} from '#src/domain/tours/filter.ts';

/** A month to choose: '2027-05' as 'May 2027 (8 tours)'. */
export type MonthOption = { value: string; label: string };

/** Every month in which a tour leaves, and the one that is asked for, each with the tours that the rest of the filter leaves. */
export function monthOptions(
	tours: readonly FilteredTour[],
	filter: TourFilter,
	today: CalendarDate,
): MonthOption[] {
	const found = filterTours(tours, { ...filter, month: '' }, today);
	const counts = new Map(
		departureMonths(found, filter, today).map((each) => [each.month, each.tours]),
	);
	const months = departureMonths(tours, emptyTourFilter, today).map(({ month }) => month);
	const asked = filter.month === '' ? [] : [filter.month];
	return [...new Set([...months, ...asked])].toSorted().map((month) => {
		const count = counts.get(month) ?? 0;
		const named = count === 1 ? '1 tour' : `${count} tours`;
		return { value: month, label: `${formatMonth(month)} (${named})` };
	});
}
