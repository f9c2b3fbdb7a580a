import { memo, useState } from 'react';

import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import type { FlightSearch } from '#src/stores/flights/search-fields.ts';

import { useStages } from '../use-stages.ts';
import { MonthRows } from './MonthRows.tsx';

type Props = { search: FlightSearch; days: readonly PricedTrip[] };

/** The graph's equal in words. Its rows are made when it is opened, a month at a time, so that a phone does not stall. */
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
						<Months search={search} days={days} />
					</table>
				</div>
			)}
		</details>
	);
});

function Months({ search, days }: Props) {
	const months = [...new Set(days.map(({ departureDate }) => departureDate.slice(0, 7)))];
	const shown = useStages(months.length);
	return months
		.slice(0, shown)
		.map((month) => <MonthRows key={month} search={search} days={days} month={month} />);
}
