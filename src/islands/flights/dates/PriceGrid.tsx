import { useEffect, useMemo, useRef } from 'react';

import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMonthAndDay, formatShortDate } from '#src/domain/calendar/format-date.ts';
import { lowestOf } from '#src/domain/flights/fare-calendar.ts';
import { headCount } from '#src/domain/flights/party.ts';
import { tripKey } from '#src/stores/flights/day-prices.ts';

import { useStages } from '../use-stages.ts';
import { centre } from './centre.ts';
import type { PanelProps } from './dates-props.ts';
import { daysAround, gridTrips } from './grid-trips.ts';
import { GridCell } from './GridCell.tsx';
import { NoPrices } from './NoPrices.tsx';
import { useDayPrices } from './use-day-prices.ts';

/** A slow phone draws so many in a frame. */
const rowsAtOnce = 2;

/** Three days to either side of departure and return: what each pair of them costs. */
export function PriceGrid(panel: PanelProps) {
	const { search, today, narrowed } = panel;
	const { departureDate } = search;
	const returnDate = search.returnDate || departureDate;
	const departures = daysAround(departureDate);
	const returns = daysAround(returnDate);
	const trips = useMemo(
		() => gridTrips({ departureDate, returnDate }, today),
		[departureDate, returnDate, today],
	);
	const { priced, unsold, retry } = useDayPrices(panel, trips);
	const box = useRef<HTMLDivElement>(null);
	const stages = 1 + Math.ceil(returns.length / rowsAtOnce);
	const stage = useStages(stages, priced.length + unsold.size > 0);
	const isDrawn = stage === stages;
	useEffect(() => {
		if (isDrawn) centre(box.current?.querySelector('[aria-current]'), box.current);
	}, [isDrawn]);
	if (retry) return <NoPrices onRetry={retry} />;
	if (stage === 1) {
		return (
			<div className="card dates-grid">
				<div className="skeleton" />
			</div>
		);
	}
	const prices = new Map(priced.map((trip) => [tripKey(trip), trip.price]));
	const lowest = lowestOf(priced);
	return (
		<div ref={box} className="card dates-grid">
			<table>
				<caption>
					<span>
						<strong>Three days earlier or later</strong>, total for{' '}
						{travellersLabel(headCount(search.passengers))}
						{narrowed && `, ${narrowed}`}
					</span>
				</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={2}>
							Return
						</th>
						<th scope="colgroup" colSpan={departures.length}>
							<span>Departure</span>
						</th>
					</tr>
					<tr>
						{departures.map((day) => (
							<DayHeader key={day} day={day} scope="col" isChosen={day === departureDate} />
						))}
					</tr>
				</thead>
				<tbody>
					{returns.slice(0, (stage - 1) * rowsAtOnce).map((back) => (
						<tr key={back}>
							<DayHeader day={back} scope="row" isChosen={back === returnDate} />
							{departures.map((out) => {
								const trip = { departureDate: out, returnDate: back };
								const price = prices.get(tripKey(trip));
								return (
									<GridCell
										key={out}
										search={search}
										trip={trip}
										price={unsold.has(tripKey(trip)) ? null : price}
										isLowest={price === lowest}
										today={today}
										narrowed={narrowed}
									/>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
			{isDrawn && (
				<p className="dates-key">
					<span aria-hidden="true" className="dates-star">
						★
					</span>{' '}
					Lowest of these days
				</p>
			)}
		</div>
	);
}

type DayHeaderProps = { day: string; scope: 'col' | 'row'; isChosen: boolean };

function DayHeader({ day, scope, isChosen }: DayHeaderProps) {
	return (
		<th scope={scope} className={isChosen ? 'dates-chosen' : undefined}>
			<span className="dates-weekday">{formatShortDate(day).slice(0, 3)}</span>{' '}
			<span>{formatMonthAndDay(day)}</span>
		</th>
	);
}
