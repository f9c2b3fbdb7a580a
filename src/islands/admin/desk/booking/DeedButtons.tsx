import { useState } from 'react';

import type { DeedRecord } from '#src/contract/desk/deed.ts';
import { once } from '#src/domain/once.ts';
import { sendNow, undo } from '#src/stores/admin/desk/undo-deed.ts';
import { useNow } from '#src/ui/use-now.ts';

const time = once(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));

/** Takes a deed back, or sends its letter, as long as that can be; nothing afterwards. */
export function DeedButtons({ deed }: { deed: DeedRecord }) {
	const [isBusy, setBusy] = useState(false);
	const now = useNow();
	const { summary, undoUntil, hasWaitingLetter } = deed;
	if (undoUntil === null || new Date(undoUntil) <= now) return null;
	const press = async (act: typeof undo) => {
		if (isBusy) return;
		setBusy(true);
		await act(deed);
		setBusy(false);
	};
	return (
		<p className="booking-undo" data-print="no">
			<button
				type="button"
				className="row-button"
				aria-disabled={isBusy}
				onClick={() => void press(undo)}
			>
				Undo <span className="visually-hidden">{summary}</span>
			</button>
			{hasWaitingLetter && (
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
				until <time dateTime={undoUntil}>{time().format(new Date(undoUntil))}</time>
				{hasWaitingLetter && ', when its letter goes'}
			</span>
		</p>
	);
}
