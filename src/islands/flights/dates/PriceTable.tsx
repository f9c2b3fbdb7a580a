import { memo, useState } from 'react';

import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { useStages } from '../use-stages.ts';
import { DayRows } from './DayRows.tsx';

type Props = { search: FlightSearch; days: readonly PricedTrip[] };

/** A slow phone draws the rows of so many days in a frame. */
const daysAtOnce = 10;

/** The graph's equal in words. Its rows are made when it is opened, a few at a time, so that a phone does not stall. */
export const PriceTable = memo(function PriceTable({ search, days }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const isRoundTrip = days.some(({ returnDate }) => returnDate !== null);
	return (
		<details
			className="figure-table dates-table"
			onToggle={(event) => setIsOpen(event.currentTarget.open)}
		>
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
							<Rows search={search} days={days} />
						</tbody>
					</table>
				</div>
			)}
		</details>
	);
});

function Rows({ search, days }: Props) {
	const drawn = useStages(Math.ceil(days.length / daysAtOnce));
	return Array.from({ length: drawn }, (_, part) => (
		<DayRows key={part} {...{ search, days }} from={part * daysAtOnce} count={daysAtOnce} />
	));
}
