import type { ConversationState } from '#src/domain/desk/desk-item.ts';

import { StatusBadge, type StatusTone } from '../../panel/StatusBadge.tsx';

const tones: Record<ConversationState, StatusTone> = {
	Open: 'waiting',
	'Waiting for them': 'plain',
	Done: 'good',
};

/** Where a conversation stands, in a list. */
export function ConversationStateBadge({ state }: { state: ConversationState }) {
	return <StatusBadge tone={tones[state]}>{state}</StatusBadge>;
}
