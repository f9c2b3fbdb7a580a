import { scaleBand, scaleLinear } from 'd3-scale';

import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';

import type { WeekAmount } from './WeekChart.tsx';

type Props = {
	summary: string;
	weeks: readonly WeekAmount[];
	tick: (amount: number) => string;
	isWhole: boolean;
	pointed: WeekAmount | null;
	onPoint: (week: WeekAmount | null) => void;
};

/** Heights in CSS pixels; what lies across is in percent, so that the chart is as wide as there is room. */
const height = 190;
const top = 10;
const base = height - 26;

/** A bar for each week; that of the current week is only outlined, because it still grows. */
export function WeekBars({ summary, weeks, tick, isWhole, pointed, onPoint }: Props) {
	const across = scaleBand()
		.domain(weeks.map(({ monday }) => monday))
		.range([0, 100])
		.paddingInner(0.3)
		.paddingOuter(0.15);
	const most = Math.max(...weeks.map(({ amount }) => amount));
	const up = scaleLinear().domain([0, most]).nice(3).range([base, top]);
	const ticks = up.ticks(3).filter((amount) => !isWhole || Number.isInteger(amount));
	const width = across.bandwidth();
	const gap = across.step() - width;
	return (
		<div role="img" aria-label={summary} className="week-bars">
			<svg height={height}>
				{ticks.map((amount) => (
					<text key={amount} x="0" y={up(amount)} dy="0.35em">
						{tick(amount)}
					</text>
				))}
			</svg>
			<svg height={height} onPointerLeave={() => onPoint(null)}>
				{ticks.map((amount) => (
					<line key={amount} className="week-tick" x2="100%" y1={up(amount)} y2={up(amount)} />
				))}
				{weeks.map((week, index) => {
					const fromEnd = weeks.length - 1 - index;
					const x = across(week.monday) ?? 0;
					return (
						<g key={week.monday} onPointerEnter={() => onPoint(week)}>
							<rect
								className={barClass(fromEnd === 0, pointed === week)}
								x={`${x}%`}
								width={`${width}%`}
								y={up(week.amount)}
								height={base - up(week.amount)}
							/>
							{fromEnd % 2 === 0 && (
								<text
									className={fromEnd % 4 === 0 ? 'week-name' : 'week-name week-name-extra'}
									x={`${x + width / 2}%`}
									y={height - 6}
								>
									{formatMonthAndDay(week.monday)}
								</text>
							)}
							<rect
								className="week-column"
								x={`${x - gap / 2}%`}
								width={`${width + gap}%`}
								height={height}
							/>
						</g>
					);
				})}
			</svg>
		</div>
	);
}

function barClass(isCurrent: boolean, isPointed: boolean): string {
	return `week-bar${isCurrent ? ' week-bar-current' : ''}${isPointed ? ' week-bar-pointed' : ''}`;
}
