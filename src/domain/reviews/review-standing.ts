import type { RequestState } from '../requests/request-state.ts';
import { reviewStates } from './review-state.ts';

/** Where a review stands at the desk: what was decided, and while nothing is, whether it waits, is put off or was left so. */
export const reviewStandings = [...reviewStates, 'later', 'left'] as const;
export type ReviewStanding = (typeof reviewStandings)[number];

/** The state of a review on which nobody has decided, by its standing; the others were decided on, and are done. */
export const undecided: Partial<Record<ReviewStanding, RequestState>> = {
	waiting: 'Open',
	later: 'Later',
	left: 'Done',
};
