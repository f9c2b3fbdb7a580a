import { listReviews, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { publish } from '#src/stores/desk/reviews.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';
import { leaveButton } from '../panel/use-row-focus.ts';
import type { AskedOfReview } from './ReviewQuestion.tsx';

type Act = 'publish' | AskedOfReview['question'];

type Props = {
	review: ReviewRecord;
	onAsk: (asked: AskedOfReview) => void;
	/** Shows the likeliest alone. */
	isRow?: boolean;
};

const names: Record<Act, string> = { publish: 'Publish', refuse: 'Refuse', answer: 'Answer' };

/** What the desk makes of a review: one press publishes it; a refusal and an answer ask for words. */
export function ReviewActions({ review, onAsk, isRow = false }: Props) {
	const isBusy = useIsChanging(listReviews.path, review);
	const press = (act: Act, button: Element) => {
		if (act !== 'publish') return onAsk({ review, question: act });
		void publish(review);
		leaveButton(button);
	};
	return actsOn(review)
		.slice(0, isRow ? 1 : undefined)
		.map((act) => (
			<button
				key={act}
				type="button"
				className="row-button"
				aria-disabled={isBusy}
				onClick={({ currentTarget }) => isBusy || press(act, currentTarget)}
			>
				{names[act]}
				<span className="visually-hidden"> {review.reference || review.tour}</span>
			</button>
		));
}

/** The likeliest first. */
function actsOn({ state }: ReviewRecord): readonly Act[] {
	if (state === 'withdrawn') return [];
	if (state === 'published') return ['answer', 'refuse'];
	return state === 'refused' ? ['publish'] : ['publish', 'refuse', 'answer'];
}
