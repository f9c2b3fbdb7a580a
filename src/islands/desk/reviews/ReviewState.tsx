import type { ReviewStanding } from '#src/domain/reviews/review-standing.ts';

import { StatusBadge, type StatusTone } from '../panel/StatusBadge.tsx';

const tones: Record<ReviewStanding, StatusTone> = {
	waiting: 'waiting',
	published: 'good',
	refused: 'bad',
	withdrawn: 'over',
	later: 'plain',
	left: 'over',
};

/** What a standing is called. */
export const reviewStandingNames: Record<ReviewStanding, string> = {
	waiting: 'Waiting',
	published: 'Published',
	refused: 'Refused',
	withdrawn: 'Withdrawn',
	later: 'Later',
	left: 'Left undecided',
};

/** What has become of a review. */
export function ReviewState({ standing }: { standing: ReviewStanding }) {
	return <StatusBadge tone={tones[standing]}>{reviewStandingNames[standing]}</StatusBadge>;
}
