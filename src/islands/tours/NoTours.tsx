import type { CalendarDate } from '#src/domain/calendar/calendar-date.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { departuresFrom, type TourFilter } from '#src/domain/tours/filter.ts';

import { NothingFound } from '../catalog/NothingFound.tsx';
import { askedFor } from './asked-for.ts';

type Props = {
	/** There are no tours at all, whatever the filter. */
	isCatalogEmpty: boolean;
	filter: TourFilter;
	/** The days on which tours leave. */
	departures: CalendarDate[];
	onClear: () => void;
};

/** What stands where the filter leaves no tour. */
export function NoTours({ isCatalogEmpty, filter, departures, onClear }: Props) {
	if (isCatalogEmpty) return <p>There are no tour packages at the moment.</p>;
	const last = departures.at(-1);
	const isTooLate =
		filter.from !== '' &&
		last !== undefined &&
		departuresFrom(departures, filter.from).length === 0;
	return (
		<NothingFound
			heading={`No tours ${askedFor(filter)}`}
			showAll="Show all tours"
			onShowAll={onClear}
			wish={`tours ${askedFor(filter)}`}
		>
			{isTooLate
				? `The last departure on sale is ${formatDate(last)}. An earlier day has every tour.`
				: 'Another length or a wider place may have some. Or tell us what you have in mind, and we put a tour together for you.'}
		</NothingFound>
	);
}
