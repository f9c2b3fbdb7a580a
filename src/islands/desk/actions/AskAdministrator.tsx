import { useState } from 'react';

import type { AskedApproval } from '#src/contract/desk/approvals.ts';
import { ask } from '#src/stores/desk/approvals.ts';

type Props = {
	booking: { id: number };
	/** What the agent may not do. */
	wanted: AskedApproval;
	onAsked: () => void;
};

/** For whoever was told that only an administrator does it: one press asks for it, with the reason that was typed. */
export function AskAdministrator({ booking, wanted, onAsked }: Props) {
	const [isAsking, setAsking] = useState(false);
	const press = async () => {
		setAsking(true);
		const isAsked = await ask(booking, wanted);
		setAsking(false);
		if (isAsked) onAsked();
	};
	return (
		<p className="flex flex-wrap items-center gap-3">
			<button
				type="button"
				className="button button-secondary"
				aria-disabled={isAsking}
				onClick={() => isAsking || void press()}
			>
				{isAsking ? 'Asking…' : 'Ask an administrator'}
			</button>
			<span className="hint">The reason goes along; you see in the notes what becomes of it.</span>
		</p>
	);
}
