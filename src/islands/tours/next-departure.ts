import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatPlainDate } from '#src/domain/calendar/format-date.ts';
import { seatsLabel } from '#src/domain/tours/departure.ts';
import { type FilteredTour, nextDeparture, type LeavingFilter } from '#src/domain/tours/filter.ts';
import { tourPath } from '#src/paths.ts';

/**
 * 'Next departure May 15, 2027 · 6 left'; 'Leaves Jul 20, 2027' where a filter asks for later ones.
 * @param seatsOf the seats that a departure has left, where anybody has asked
 */
export function nextDepartureText(
	tour: Pick<FilteredTour, 'departures'>,
	{ from, month }: LeavingFilter,
	today: CalendarDate,
	seatsOf: (date: CalendarDate) => number | undefined = () => undefined,
): string {
	const next = nextDeparture(tour, { from: '', month: '' }, today);
	if (!next) return 'No departure on sale';
	const asked = nextDeparture(tour, { from, month }, today) ?? next;
	const seats = seatsOf(asked);
	return [
		`${asked === next ? 'Next departure' : 'Leaves'} ${formatPlainDate(asked)}`,
		...(seats === undefined ? [] : [seatsLabel(seats)]),
	].join(' · ');
}

/** The tour's page; where a filter asks when it leaves, with the departure chosen that it leaves. */
export function askedTourPath(
	tour: Pick<FilteredTour, 'departures'> & { id: number },
	asked: LeavingFilter,
	today: CalendarDate,
): string {
	const isAsked = asked.from + asked.month !== '';
	return tourPath(tour.id, isAsked ? nextDeparture(tour, asked, today) : undefined);
}
