import { useState } from 'react';

import { formatLongDate } from '#src/domain/calendar/format-date.ts';

import type { WeekAmount } from './week-amount.ts';
import { WeekBars } from './WeekBars.tsx';
import { WeekTable } from './WeekTable.tsx';

type Props = {
	title: string;
	note?: string;
	/** The oldest first; the last one is not over. */
	weeks: readonly WeekAmount[];
	/** An amount in full, and as the axis writes it. */
	format: (amount: number) => string;
	tick: (amount: number) => string;
	/** There are no halves of it. */
	isWhole?: boolean;
};

/** An amount week by week: its sum, bars, and the same as a table. */
export function WeekChart({ title, note, weeks, format, tick, isWhole = false }: Props) {
	const [pointed, setPointed] = useState<WeekAmount | null>(null);
	const sum = weeks.reduce((all, { amount }) => all + amount, 0);
	const current = weeks.at(-1);
	return (
		<figure className="card week-chart">
			<figcaption>
				<span className="week-chart-title">{title}</span>
				<span className="week-chart-sum">{format(sum)}</span>
				<span className="week-chart-note">
					{pointed
						? `Week of ${formatLongDate(pointed.monday)}: ${format(pointed.amount)}`
						: `${format(current?.amount ?? 0)} so far this week. ${note ?? ''}`}
				</span>
			</figcaption>
			{sum === 0 ? (
				<p className="py-8 text-center text-ink-soft">No bookings in these weeks.</p>
			) : (
				<>
					<WeekBars
						summary={summaryOf(title, weeks, format)}
						weeks={weeks}
						tick={tick}
						isWhole={isWhole}
						pointed={pointed}
						onPoint={setPointed}
					/>
					<WeekTable title={title} weeks={weeks} format={format} />
				</>
			)}
		</figure>
	);
}

/** What the bars show, for those who do not see them. */
function summaryOf(title: string, weeks: readonly WeekAmount[], format: Props['format']): string {
	const [first] = weeks;
	const best = weeks.reduce((most, week) => (week.amount > most.amount ? week : most));
	return `${title} per week since ${formatLongDate(first?.monday ?? '')}. Most in the week of ${formatLongDate(best.monday)}: ${format(best.amount)}. The table below has every week.`;
}
