import { memo } from 'react';

import { formatMonth } from '#src/domain/calendar/format-date.ts';
import type { PricedTrip } from '#src/domain/flights/fare-calendar.ts';

import { stepWidth } from './graph-scale.ts';

/** The months under the bars, each as wide as its days are. */
export const GraphMonths = memo(function GraphMonths({ days }: { days: readonly PricedTrip[] }) {
	const monthsOfDays = days.map(({ departureDate }) => departureDate.slice(0, 7));
	const daysIn = (month: string) => monthsOfDays.filter((other) => other === month).length;
	return (
		<>
			{[...new Set(monthsOfDays)].map((month) => (
				<div key={month} style={{ width: daysIn(month) * stepWidth }}>
					<span>{nameOf(month, daysIn(month))}</span>
				</div>
			))}
		</>
	);
});

/** As much of a month's name as its days have room for. */
function nameOf(month: string, days: number): string {
	const name = formatMonth(month);
	if (days >= 12) return name;
	return days >= 4 ? name.slice(0, 3) : '';
}
