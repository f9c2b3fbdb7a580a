import type { QueueRow } from '#src/contract/desk/queue.ts';
import { timeLeft } from '#src/domain/desk/queue-words.ts';
import { slotLabel } from '#src/domain/requests/call-slot-words.ts';
import { site } from '#src/site.ts';

import { ShortMoment } from './ShortMoment.tsx';

type Props = { row: Pick<QueueRow, 'due' | 'doneAt' | 'from' | 'laterUntil'>; now: Date };

/** How much is left of the desk's hours to what was promised, and when that is; what is overdue has a shape of its own. */
export function TimeLeft({ row: { due, doneAt, from, laterUntil }, now }: Props) {
	if (doneAt !== null) return <ShortMoment at={doneAt} now={now} />;
	const { isOver, label } = timeLeft(site, new Date(due), now);
	return (
		<span className="queue-time">
			<span className={isOver ? 'queue-overdue' : 'queue-left'}>
				{isOver && <Warning />}
				{label}
			</span>
			<span className="queue-due">
				{from === null ? (
					<>
						by <ShortMoment at={due} now={now} />
					</>
				) : (
					<time dateTime={from}>
						{slotLabel(site, { from: new Date(from), to: new Date(due) })}
					</time>
				)}
			</span>
			{laterUntil !== null && (
				<span className="queue-due">
					put off until <ShortMoment at={laterUntil} now={now} />
				</span>
			)}
		</span>
	);
}

function Warning() {
	return (
		<svg viewBox="0 0 16 16" className="queue-warning" aria-hidden="true">
			<path d="M8 1.5 15.2 14.5H.8Z" />
			<path d="M8 6v4M8 12v.6" className="queue-warning-mark" />
		</svg>
	);
}
