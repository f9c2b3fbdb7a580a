import { formatLongDate } from '#src/domain/calendar/format-date.ts';

import type { WeekAmount } from './week-amount.ts';

type Props = {
	title: string;
	weeks: readonly WeekAmount[];
	format: (amount: number) => string;
};

/** The figures of a chart, the newest week first. */
export function WeekTable({ title, weeks, format }: Props) {
	return (
		<details className="figure-table week-table">
			<summary>{title} as a table</summary>
			<table aria-label={`${title} per week`}>
				<thead>
					<tr>
						<th scope="col">Week of</th>
						<th scope="col">{title}</th>
					</tr>
				</thead>
				<tbody>
					{weeks.toReversed().map(({ monday, amount }) => (
						<tr key={monday}>
							<th scope="row">{formatLongDate(monday)}</th>
							<td className="price">{format(amount)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
