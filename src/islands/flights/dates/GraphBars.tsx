import { memo } from 'react';

import { weekdayOf } from '#src/domain/calendar/calendar-date.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';
import { lowestOf, type PricedTrip } from '#src/domain/flights/fare-calendar.ts';
import { formatMoneyShortly } from '#src/domain/money.ts';

import { graphBase, graphHeight, type GraphScale, stepWidth } from './graph-scale.ts';

const gap = 3;
const barWidth = stepWidth - gap;

/** The marks of the prices, which stay while the days are scrolled. */
export function GraphAxis({ scale }: { scale: GraphScale }) {
	return (
		<svg aria-hidden="true" className="dates-axis" height={graphHeight}>
			{scale.ticks.map((tick) => (
				<text key={tick} x="100%" dx="-6" y={scale.up(tick)} dy="0.35em" textAnchor="end">
					{formatMoneyShortly(tick)}
				</text>
			))}
		</svg>
	);
}

type Props = {
	days: readonly PricedTrip[];
	scale: GraphScale;
	/** The index of the day of the search. */
	chosen: number;
	/** Whether the weeks have their names yet. */
	areNamed: boolean;
};

/** A bar for each day. Those of a kind are one path: hundreds of elements would be slow to draw on a phone. */
export const GraphBars = memo(function GraphBars({ days, scale, chosen, areNamed }: Props) {
	const width = days.length * stepWidth;
	const lowest = lowestOf(days);
	const bars = days.map((day, index) => ({ ...day, index, kind: kindOf(day, index) }));
	function kindOf({ price }: PricedTrip, index: number) {
		if (index === chosen) return 'chosen';
		return price === lowest ? 'lowest' : 'plain';
	}
	const firstMonday = (8 - weekdayOf(days[0]?.departureDate ?? '')) % 7;
	const weeks = bars.filter(({ index }) => index % 7 === firstMonday);
	return (
		<svg aria-hidden="true" width={width} height={graphHeight}>
			<path
				className="dates-lines"
				d={scale.ticks.map((tick) => `M0 ${Math.round(scale.up(tick)) + 0.5}H${width}`).join('')}
			/>
			{(['plain', 'lowest', 'chosen'] as const).map((kind) => (
				<path
					key={kind}
					className={`dates-bars-${kind}`}
					d={bars
						.filter((bar) => bar.kind === kind)
						.map(({ index, price }) => barPath(index, scale.up(price)))
						.join('')}
				/>
			))}
			{bars
				.filter(({ price }) => price === lowest)
				.map(({ index, price }) => (
					<circle
						key={index}
						className="dates-bars-lowest"
						cx={middle(index)}
						cy={scale.up(price) - 7}
						r="3"
					/>
				))}
			<path
				className="dates-marks"
				d={weeks.map(({ index }) => `M${index * stepWidth - gap / 2 + 1} ${graphBase}v6`).join('')}
			/>
			{(areNamed ? weeks : []).map(({ departureDate, index }) => (
				<text
					key={departureDate}
					className="dates-week-name"
					x={index * stepWidth}
					y={graphBase + 18}
				>
					{formatMonthAndDay(departureDate)}
				</text>
			))}
			{chosen >= 0 && (
				<path className="dates-bars-chosen" d={`M${middle(chosen)} ${graphBase + 2}l5 8h-10z`} />
			)}
		</svg>
	);
});

function middle(index: number): number {
	return index * stepWidth + gap / 2 + barWidth / 2;
}

function barPath(index: number, top: number): string {
	const round = 2;
	const x = index * stepWidth + gap / 2;
	return `M${x} ${graphBase}V${(top + round).toFixed(1)}q0 -${round} ${round} -${round}h${barWidth - 2 * round}q${round} 0 ${round} ${round}V${graphBase}z`;
}
