import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { type FilteredTour, nextDeparture, type LeavingFilter } from '#src/domain/tours/filter.ts';

/** 'Next departure May 15, 2027'; 'Leaves Jul 20, 2027' where a filter asks for later ones. */
export function nextDepartureText(
	tour: Pick<FilteredTour, 'departures'>,
	{ from, month }: LeavingFilter,
	today: CalendarDate,
): string {
	const next = nextDeparture(tour, { from: '', month: '' }, today);
	const asked = nextDeparture(tour, { from, month }, today);
	if (!next) return 'No departure on sale';
	return asked && asked !== next
		? `Leaves ${formatPlainDate(asked)}`
		: `Next departure ${formatPlainDate(next)}`;
}
