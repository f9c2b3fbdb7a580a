import { useState } from 'react';

import type { UndoableChange } from '#src/contract/desk/undo.ts';
import { undoChange } from '#src/stores/desk/undo-change.ts';

type Props = { change: UndoableChange; onUndone: () => void };

/** Takes a change of the catalog back, as the toast did that told of it. */
export function UndoButton({ change, onUndone }: Props) {
	const [isBusy, setBusy] = useState(false);
	const press = async () => {
		if (isBusy) return;
		setBusy(true);
		const isUndone = await undoChange(change);
		setBusy(false);
		if (isUndone) onUndone();
	};
	return (
		<button
			type="button"
			className="button button-secondary"
			aria-disabled={isBusy}
			onClick={() => void press()}
		>
			Undo
		</button>
	);
}
