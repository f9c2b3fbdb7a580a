import { useState } from 'react';

import { formatDate, formatShortDate } from '#src/domain/calendar/format-date.ts';
import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { openHere, tripPath } from './trip-address.ts';

type Props = { search: FlightSearch; days: readonly PricedTrip[] };

/** The graph's equal in words: its rows are made when it is opened. */
export function PriceTable({ search, days }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const isRoundTrip = days.some(({ returnDate }) => returnDate !== null);
	return (
		<details className="dates-table" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>All days as a table</summary>
			{isOpen && (
				<div className="dates-table-rows">
					<table aria-label="Lowest price by day">
						<thead>
							<tr>
								<th scope="col">Departure</th>
								{isRoundTrip && <th scope="col">Return</th>}
								<th scope="col">Lowest price</th>
							</tr>
						</thead>
						<tbody>
							{days.map((day) => (
								<tr key={day.departureDate}>
									<th scope="row">{formatDate(day.departureDate)}</th>
									{day.returnDate !== null && <td>{formatShortDate(day.returnDate)}</td>}
									<td>
										<a className="link price" href={tripPath(search, day)} onClick={openHere}>
											{formatMoney(day.price)}
										</a>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</details>
	);
}
