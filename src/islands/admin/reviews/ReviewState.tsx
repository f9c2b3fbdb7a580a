import type { ReviewState as State } from '#src/domain/reviews/review-state.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<State, StatusTone> = {
	waiting: 'waiting',
	published: 'good',
	refused: 'bad',
	withdrawn: 'over',
};

/** What a state is called. */
export const reviewStateNames: Record<State, string> = {
	waiting: 'Waiting',
	published: 'Published',
	refused: 'Refused',
	withdrawn: 'Withdrawn',
};

/** What has become of a review. */
export function ReviewState({ state }: { state: State }) {
	return <StatusBadge tone={tones[state]}>{reviewStateNames[state]}</StatusBadge>;
}
