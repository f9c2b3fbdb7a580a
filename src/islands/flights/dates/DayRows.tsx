import { memo } from 'react';

import { formatDate, formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';
import { $resultsView } from '#src/stores/flights/results-view.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { useUnhurried } from '../use-unhurried.ts';
import { openHere, tripPath } from './trip-address.ts';

type Props = {
	search: FlightSearch;
	days: readonly PricedTrip[];
	/** The index of the first one, and how many. */
	from: number;
	count: number;
};

/** Some of the days in the table, each with a link to its flights. */
export const DayRows = memo(function DayRows({ search, days, from, count }: Props) {
	// Another view makes other addresses.
	useUnhurried($resultsView);
	return days.slice(from, from + count).map((day) => (
		<tr key={day.departureDate}>
			<th scope="row">{formatDate(day.departureDate)}</th>
			{day.returnDate !== null && <td>{formatShortDate(day.returnDate)}</td>}
			<td>
				<a className="link price" href={tripPath(search, day)} onClick={openHere}>
					{formatMoney(day.price)}
				</a>
			</td>
		</tr>
	));
});
