import { axisTicks } from '#src/domain/axis-ticks.ts';
import { formatMonthAndDay } from '#src/domain/calendar/format-date.ts';

import type { WeekAmount } from './week-amount.ts';

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
/** Of a week's part of the width, how much is left between the bars. */
const gapShare = 0.3;

/** A bar for each week; that of the current week is only outlined, because it still grows. */
export function WeekBars({ summary, weeks, tick, isWhole, pointed, onPoint }: Props) {
	const most = Math.max(...weeks.map(({ amount }) => amount));
	const ticks = axisTicks(most, isWhole);
	const highest = ticks.at(-1) ?? most;
	const up = (amount: number) => base - (amount / highest) * (base - top);
	const step = 100 / weeks.length;
	const gap = step * gapShare;
	const width = step - gap;
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
					const x = index * step + gap / 2;
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
