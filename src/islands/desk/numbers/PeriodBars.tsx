import { axisTicks } from '#src/domain/axis-ticks.ts';

import type { PeriodAmount } from './period-amount.ts';

type Props = {
	summary: string;
	periods: readonly PeriodAmount[];
	tick: (amount: number) => string;
	isWhole: boolean;
	pointed: PeriodAmount | null;
	onPoint: (period: PeriodAmount | null) => void;
};

/** Heights in CSS pixels; what lies across is in percent, so that the chart is as wide as there is room. */
const height = 190;
const top = 10;
const base = height - 26;
/** Of a period's part of the width, how much is left between the bars. */
const gapShare = 0.3;

/** A bar for each period; that of the current period is only outlined, because it still grows. */
export function PeriodBars({ summary, periods, tick, isWhole, pointed, onPoint }: Props) {
	const most = Math.max(...periods.map(({ amount }) => amount));
	const ticks = axisTicks(most, isWhole);
	const highest = ticks.at(-1) ?? most;
	const up = (amount: number) => base - (amount / highest) * (base - top);
	const step = 100 / periods.length;
	const gap = step * gapShare;
	const width = step - gap;
	return (
		<div role="img" aria-label={summary} className="period-bars">
			<svg height={height}>
				{ticks.map((amount) => (
					<text key={amount} x="0" y={up(amount)} dy="0.35em">
						{tick(amount)}
					</text>
				))}
			</svg>
			<svg height={height} onPointerLeave={() => onPoint(null)}>
				{ticks.map((amount) => (
					<line key={amount} className="period-tick" x2="100%" y1={up(amount)} y2={up(amount)} />
				))}
				{periods.map((period, index) => {
					const fromEnd = periods.length - 1 - index;
					const x = index * step + gap / 2;
					return (
						<g key={period.first} onPointerEnter={() => onPoint(period)}>
							<rect
								className={barClass(fromEnd === 0, pointed === period)}
								x={`${x}%`}
								width={`${width}%`}
								y={up(period.amount)}
								height={base - up(period.amount)}
							/>
							{fromEnd % 2 === 0 && (
								<text
									className={fromEnd % 4 === 0 ? 'period-name' : 'period-name period-name-extra'}
									x={`${x + width / 2}%`}
									y={height - 6}
								>
									{period.shortName}
								</text>
							)}
							<rect
								className="period-column"
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
	return `period-bar${isCurrent ? ' period-bar-current' : ''}${isPointed ? ' period-bar-pointed' : ''}`;
}
