import type { AnswerFigures } from '#src/contract/desk/numbers.ts';
import { minutesLabel } from '#src/domain/bookings/minutes-label.ts';
import type { MeasuredKind } from '#src/domain/desk/measured-kinds.ts';
import { answerHours } from '#src/domain/desk/promises.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import type { TabSlug } from '../panel/panel-tabs.ts';
import { TabLink } from '../panel/TabLink.tsx';

const kinds: Readonly<Record<MeasuredKind, { title: string; tab: TabSlug }>> = {
	inquiry: { title: 'Inquiries', tab: 'inquiries' },
	'custom offer': { title: 'Requests for an offer', tab: 'custom-offers' },
	'trip message': { title: 'Messages about trips', tab: 'bookings' },
};

/** How long whoever asked in these weeks or months waited for our first answer, beside what we promise. */
export function AnswerTable({ answers }: { answers: readonly AnswerFigures[] }) {
	return (
		<div className="table-scroll" role="region" aria-label="Answers" tabIndex={0}>
			<table className="panel-figures numbers-table">
				<caption>Answers against the promise</caption>
				<thead>
					<tr>
						<th scope="col">Of those who wrote</th>
						<th scope="col">Promised</th>
						<th scope="col">In time</th>
						<th scope="col">Late</th>
						<th scope="col">Waiting too long</th>
						<th scope="col">Half within</th>
					</tr>
				</thead>
				<tbody>
					{answers.map(({ kind, inTime, late, overdue, medianMinutes }) => (
						<tr key={kind}>
							<th scope="row">
								<TabLink tab={kinds[kind].tab} view={{}} className="link">
									{kinds[kind].title}
								</TabLink>
							</th>
							<td>{answerHours[kind]} hours</td>
							<td>
								{formatNumber(inTime)}
								{inTime + late > 0 && ` (${Math.round((inTime / (inTime + late)) * 100)}%)`}
							</td>
							<td>{formatNumber(late)}</td>
							<td>
								{overdue === 0 ? (
									'0'
								) : (
									<TabLink tab="today" view={{ kind }} className="link">
										<span className="visually-hidden">
											{kinds[kind].title} that wait too long:{' '}
										</span>
										{formatNumber(overdue)}
									</TabLink>
								)}
							</td>
							<td>{medianMinutes === null ? '–' : minutesLabel(medianMinutes)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
