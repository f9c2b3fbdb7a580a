import type { PeriodFigures } from '#src/contract/desk/numbers.ts';
import { type BookingEvent, bookingEventLabels } from '#src/domain/bookings/booking-event.ts';
import type { PeriodLength } from '#src/domain/desk/periods.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import type { PanelAddress } from '#src/stores/desk/panel-address.ts';

import { TabLink } from '../panel/TabLink.tsx';
import { periodName } from './period-name.ts';

type Props = { periods: readonly PeriodFigures[]; by: PeriodLength };

/** From who asked to who travelled, the newest first: each figure of bookings leads to its rows. */
export function FigureTable({ periods, by }: Props) {
	return (
		<div className="table-scroll" role="region" aria-label="All figures" tabIndex={0}>
			<table className="panel-figures numbers-table">
				<caption>From asking to travelling</caption>
				<thead>
					<tr>
						<th scope="col">{by === 'week' ? 'Week' : 'Month'}</th>
						<th scope="col">Asked</th>
						<th scope="col">Booked</th>
						<th scope="col">Confirmed</th>
						<th scope="col">Cancelled</th>
						<th scope="col">Travelled</th>
						<th scope="col">Value confirmed</th>
					</tr>
				</thead>
				<tbody>
					{periods.toReversed().map((figures) => (
						<tr key={figures.first}>
							<th scope="row">{periodName(figures, by)}</th>
							<td>{formatNumber(figures.asked)}</td>
							<td>
								<Event name="booked" figures={figures} by={by} />
							</td>
							<td>
								<Event name="confirmed" figures={figures} by={by} />
							</td>
							<td>
								<Event name="cancelled" figures={figures} by={by} />
							</td>
							<td>
								<Figure
									count={figures.travelled}
									label={`Travelled, ${periodName(figures, by)}`}
									view={{
										status: 'Confirmed',
										departureFrom: figures.first,
										departureTo: figures.last,
									}}
								/>
							</td>
							<td className="price">{formatMoneyInCents(figures.value)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type EventProps = { name: BookingEvent; figures: PeriodFigures; by: PeriodLength };

function Event({ name, figures, by }: EventProps) {
	const { first, last } = figures;
	return (
		<Figure
			count={figures[name]}
			label={`${bookingEventLabels[name]}, ${periodName(figures, by)}`}
			view={{ event: name, eventFrom: first, eventTo: last }}
		/>
	);
}

type FigureProps = { count: number; label: string; view: PanelAddress };

/** A number, with the way to the bookings that it counts; of none there are no rows. */
function Figure({ count, label, view }: FigureProps) {
	if (count === 0) return <>0</>;
	return (
		<TabLink tab="bookings" view={view} className="link">
			<span className="visually-hidden">{label}: </span>
			{formatNumber(count)}
		</TabLink>
	);
}
