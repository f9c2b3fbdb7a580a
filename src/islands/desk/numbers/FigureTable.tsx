import { Fragment } from 'react';

import type { PeriodFigures } from '#src/contract/desk/numbers.ts';
import { type BookingEvent, bookingEventLabels } from '#src/domain/bookings/booking-event.ts';
import type { PeriodLength } from '#src/domain/desk/periods.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import type { PanelAddress } from '#src/stores/desk/panel-address.ts';

import type { TabSlug } from '../panel/panel-tabs.ts';
import { TabLink } from '../panel/TabLink.tsx';
import { periodName } from './period-name.ts';

type Props = { periods: readonly PeriodFigures[]; by: PeriodLength };

/** From who asked to who travelled, the newest first: each figure of bookings leads to its rows. */
export function FigureTable({ periods, by }: Props) {
	return (
		<div className="table-scroll" role="region" aria-label="All figures" tabIndex={0}>
			<table className="panel-figures numbers-table">
				<caption>From asking to traveling</caption>
				<thead>
					<tr>
						<th scope="col">{by === 'week' ? 'Week' : 'Month'}</th>
						<th scope="col">Asked</th>
						<th scope="col">Booked</th>
						<th scope="col">Confirmed</th>
						<th scope="col">Cancelled</th>
						<th scope="col">Traveled</th>
						<th scope="col">Value confirmed</th>
					</tr>
				</thead>
				<tbody>
					{periods.toReversed().map((figures) => (
						<tr key={figures.first}>
							<th scope="row">{periodName(figures, by)}</th>
							<td>
								<Asked figures={figures} by={by} />
							</td>
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
									label={`Traveled, ${periodName(figures, by)}`}
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

const requests = [
	['inquiries', 'inquiries', 'messages'],
	['customOffers', 'custom-offers', 'offers'],
	['callBacks', 'call-backs', 'calls'],
] as const;

/** Who asked, by which form: each number leads to its list. */
function Asked({ figures: { asked, first, last, ...period }, by }: Omit<EventProps, 'name'>) {
	const all = requests.reduce((sum, [name]) => sum + asked[name], 0);
	const some = requests.filter(([name]) => asked[name] > 0);
	return (
		<>
			{formatNumber(all)}
			{some.length > 0 && (
				<span className="block text-xs whitespace-nowrap text-ink-soft">
					{some.map(([name, tab, words], index) => (
						<Fragment key={name}>
							{index > 0 && ' · '}
							<Figure
								count={asked[name]}
								label={`Asked for ${words}, ${periodName({ ...period, first, last }, by)}`}
								view={{ askedFrom: first, askedTo: last }}
								tab={tab}
							/>{' '}
							{words}
						</Fragment>
					))}
				</span>
			)}
		</>
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

type FigureProps = { count: number; label: string; view: PanelAddress; tab?: TabSlug };

/** A number, with the way to the rows that it counts; of none there are no rows. */
function Figure({ count, label, view, tab = 'bookings' }: FigureProps) {
	if (count === 0) return <>0</>;
	return (
		<TabLink tab={tab} view={view} className="link">
			<span className="visually-hidden">{label}: </span>
			{formatNumber(count)}
		</TabLink>
	);
}
