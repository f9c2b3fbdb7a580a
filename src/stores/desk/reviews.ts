import {
	answerReview,
	listReviews,
	publishReview,
	refuseReview,
	reviewConflict,
	type ReviewRecord,
} from '#src/contract/desk/reviews.ts';
import { undoReview } from '#src/contract/desk/undo.ts';

import { type FieldErrors, refusedFields } from '../forms/refusal.ts';
import { callDeskApi } from './call-desk-api.ts';
import { changeRow, type RowChange } from './change-row.ts';

const list = listReviews.path;

/** Publishes a review: at once on screen, then on the server, and says how that went. */
export function publish(review: ReviewRecord): Promise<void> {
	const { id, version, tour } = review;
	return changeRow({
		list,
		row: review,
		change: { state: 'published', standing: 'published', refusal: '' },
		send: () => callDeskApi(publishReview, { params: { id }, body: { version } }),
		conflict: reviewConflict,
		undo,
		words: {
			done: {
				title: 'Review Published',
				description: `It counts towards the rating of ${tour}, and its writer gets a letter.`,
			},
			failed: 'Review Not Published',
		},
	});
}

/**
 * Refuses a review, and says how that went.
 * @param close called before it is said: it closes the dialog, under which a toast could not be heard
 * @returns what the server refuses of the reason; then nothing is refused, and the dialog stays
 */
export function refuse(
	review: ReviewRecord,
	reason: string,
	close: () => void,
): Promise<FieldErrors<'reason'>> {
	const { id, version } = review;
	return fromDialog('reason', close, {
		row: review,
		sending: callDeskApi(refuseReview, { params: { id }, body: { version, reason } }),
		words: {
			done: { title: 'Review Refused', description: 'Its writer is told why, in a letter.' },
			failed: 'Review Not Refused',
		},
	});
}

/**
 * Answers a review in public, or takes the answer away, and says how that went; as `refuse`.
 * @param answer '' takes it away
 */
export function answer(
	review: ReviewRecord,
	text: string,
	close: () => void,
): Promise<FieldErrors<'answer'>> {
	const { id, version, state } = review;
	const where =
		state === 'published'
			? 'It stands under the review.'
			: 'It stands under the review once that is published.';
	return fromDialog('answer', close, {
		row: review,
		sending: callDeskApi(answerReview, { params: { id }, body: { version, answer: text } }),
		words: {
			done:
				text === ''
					? { title: 'Answer Removed', description: 'The review stands without it.' }
					: { title: 'Answer Saved', description: where },
			failed: 'Answer Not Saved',
		},
	});
}

async function fromDialog<Field extends string>(
	field: Field,
	close: () => void,
	{
		sending,
		...change
	}: Pick<RowChange<ReviewRecord>, 'row' | 'words'> & { sending: Promise<ReviewRecord> },
): Promise<FieldErrors<Field>> {
	const refused = await sending.then(
		() => ({}),
		(error: unknown) => refusedFields(error, [field]),
	);
	if (Object.keys(refused).length > 0) return refused;
	close();
	const send = () => sending;
	await changeRow({ ...change, list, change: {}, send, conflict: reviewConflict, undo });
	return {};
}

/** Takes the decision or the answer back that made a review what it is, and says how that went. */
function undo(review: ReviewRecord): void {
	const { id, version } = review;
	void changeRow({
		list,
		row: review,
		change: {},
		send: () => callDeskApi(undoReview, { params: { id }, body: { version } }),
		conflict: reviewConflict,
		words: {
			done: { title: 'Undone', description: 'The review is as it was before.' },
			failed: 'Not Undone',
		},
	});
}
