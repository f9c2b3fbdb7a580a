import { useState } from 'react';

import type { OperationRecord } from '#src/contract/desk/operation.ts';
import { undoneUntil } from '#src/domain/bookings/operation.ts';
import { hourWords } from '#src/domain/calendar/moment-words.ts';
import { sendNow, undo } from '#src/stores/desk/undo-operation.ts';
import { useNow } from '#src/ui/use-now.ts';

/**
 * Takes an operation back as long as that can be, and sends its letter as long as that waits: also where a colleague did
 * something since, after which the operation itself stays. Nothing afterwards.
 */
export function OperationButtons({ operation }: { operation: OperationRecord }) {
	const [isBusy, setBusy] = useState(false);
	const now = useNow();
	const { summary, undoUntil, mayGoNow, createdAt } = operation;
	// Its letter waits as long as it could be undone at first.
	const until = undoUntil ?? undoneUntil(createdAt);
	const isUndoable = undoUntil !== null;
	if ((!isUndoable && !mayGoNow) || new Date(until) <= now) return null;
	const press = async (act: typeof undo) => {
		if (isBusy) return;
		setBusy(true);
		await act(operation);
		setBusy(false);
	};
	return (
		<p className="booking-undo" data-print="no">
			{isUndoable && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => void press(undo)}
				>
					Undo <span className="visually-hidden">{summary}</span>
				</button>
			)}
			{mayGoNow && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={() => void press(sendNow)}
				>
					Send now <span className="visually-hidden">the letter about: {summary}</span>
				</button>
			)}
			<span className="text-sm text-ink-soft">
				{isUndoable ? 'until ' : 'its letter goes at '}
				<time dateTime={until}>{hourWords(new Date(until))}</time>
				{isUndoable && mayGoNow && ', when its letter goes'}
			</span>
		</p>
	);
}
