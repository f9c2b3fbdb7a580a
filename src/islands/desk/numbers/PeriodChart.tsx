import { useState } from 'react';

import type { PeriodAmount } from './period-amount.ts';
import { PeriodBars } from './PeriodBars.tsx';

type Props = {
	title: string;
	note?: string;
	/** The oldest first; the last one is not over. */
	periods: readonly PeriodAmount[];
	/** An amount in full, and as the axis writes it. */
	format: (amount: number) => string;
	tick: (amount: number) => string;
	/** There are no halves of it. */
	isWhole?: boolean;
};

/** An amount period by period: its sum, and bars. The table of the page has the same. */
export function PeriodChart({ title, note, periods, format, tick, isWhole = false }: Props) {
	const [pointed, setPointed] = useState<PeriodAmount | null>(null);
	const sum = periods.reduce((all, { amount }) => all + amount, 0);
	const current = periods.at(-1);
	return (
		<figure className="card period-chart">
			<figcaption>
				<span className="period-chart-title">{title}</span>
				<span className="period-chart-sum">{format(sum)}</span>
				<span className="period-chart-note">
					{pointed
						? `${pointed.name}: ${format(pointed.amount)}`
						: `${format(current?.amount ?? 0)} so far in the present one. ${note ?? ''}`}
				</span>
			</figcaption>
			{sum === 0 ? (
				<p className="py-8 text-center text-ink-soft">Nothing yet.</p>
			) : (
				<PeriodBars
					summary={summaryOf(title, periods, format)}
					periods={periods}
					tick={tick}
					isWhole={isWhole}
					pointed={pointed}
					onPoint={setPointed}
				/>
			)}
		</figure>
	);
}

/** What the bars show, for those who do not see them. */
function summaryOf(
	title: string,
	periods: readonly PeriodAmount[],
	format: Props['format'],
): string {
	const [first] = periods;
	const best = periods.reduce((most, period) => (period.amount > most.amount ? period : most));
	return `${title}, bar by bar, from ${first?.name ?? ''} on. Most: ${best.name}, ${format(best.amount)}. The table below has them all.`;
}
