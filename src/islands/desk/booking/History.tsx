import type { BookingPageView } from '#src/contract/desk/booking-page.ts';
import { bookingHistory, type HistoryEntry } from '#src/domain/desk/booking-history.ts';

import { ChangedValue } from '../activities/ChangedValue.tsx';
import { Card } from '../panel/Card.tsx';
import { Moment } from '../panel/Moment.tsx';
import { StatusBadge } from '../panel/StatusBadge.tsx';
import { OperationButtons } from './OperationButtons.tsx';

type Entry = HistoryEntry<BookingPageView['operations'][number]>;

/** All that happened to the booking, the newest first, with what can still be undone. */
export function History({ view: { booking, changes, operations } }: { view: BookingPageView }) {
	return (
		<Card title="History">
			<ol aria-label="History" className="booking-history">
				{bookingHistory(booking, changes, operations).map((entry) => (
					<li key={entry.key}>
						<Happened entry={entry} />
					</li>
				))}
			</ol>
		</Card>
	);
}

function Happened({ entry: { what, author, at, fields, operation } }: { entry: Entry }) {
	return (
		<>
			<p className="booking-happened">
				<span className="font-semibold wrap-anywhere">{what}</span>
				{operation?.undoneAt && <StatusBadge tone="over">Undone</StatusBadge>}
			</p>
			<p className="text-sm text-ink-soft">
				{author !== '' && (
					<>
						<bdi>{author}</bdi>,{' '}
					</>
				)}
				<Moment at={at} />
				{operation?.undoneAt && (
					<>
						; undone by <bdi>{operation.undoneBy}</bdi>, <Moment at={operation.undoneAt} />
					</>
				)}
			</p>
			{operation && <OperationButtons operation={operation} />}
			{fields.length > 0 && (
				<dl className="booking-changed">
					{fields.map(({ field, before, after }) => (
						<div key={field}>
							<dt>{field}</dt>
							<dd>
								<del>
									<ChangedValue value={before} />
								</del>{' '}
								<span aria-hidden="true">→</span>{' '}
								<ins>
									<ChangedValue value={after} />
								</ins>
							</dd>
						</div>
					))}
				</dl>
			)}
		</>
	);
}
