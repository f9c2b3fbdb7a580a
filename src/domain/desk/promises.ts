import { travelTerms } from '../bookings/travel-terms.ts';
import type { DeskItemKind } from './desk-item.ts';

/** What waits for as long as we say that an answer takes, and not until a moment that was agreed on. */
export type AnsweredKind = Exclude<
	DeskItemKind,
	'hold' | 'task' | 'call-back' | 'kept seats' | 'refund' | 'overdue' | 'waiting list'
>;

/** Hours after which each is overdue; a letter that did not arrive is at once. */
export const answerHours: Readonly<Record<AnsweredKind, number>> = {
	inquiry: travelTerms.customOfferHours,
	'custom offer': travelTerms.customOfferHours,
	proposal: travelTerms.customOfferHours,
	'trip message': travelTerms.customOfferHours,
	cancellation: travelTerms.customOfferHours,
	// The traveller has two days to answer by themselves, and half of what is left to the departure where that is less:
	// somebody calls them then, while another flight can be had.
	'schedule change': 48,
	// A colleague waits, and somebody on the phone with them.
	approval: 4,
	// Whoever applies is promised nothing: a week is polite.
	application: 7 * 24,
	// Nor is whoever writes a review.
	review: 3 * 24,
	letter: 0,
};

/** For how many open hours of the desk a hold stays in its queue once it has ended: somebody can be called meanwhile. */
export const endedHoldHours = 8;
