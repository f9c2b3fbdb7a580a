import type { LetterState } from '#src/domain/requests/letter-state.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const looks: Record<LetterState, { tone: StatusTone; label: string }> = {
	waiting: { tone: 'waiting', label: 'Waiting' },
	sent: { tone: 'good', label: 'Sent' },
	failed: { tone: 'bad', label: 'Failed' },
	cancelled: { tone: 'over', label: 'Cancelled' },
	muted: { tone: 'over', label: 'Muted' },
};

/** The states that a list of letters can be narrowed to. */
export const stateOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

/** Where a letter stands. */
export function LetterStateBadge({ state }: { state: LetterState }) {
	const { tone, label } = looks[state];
	return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
