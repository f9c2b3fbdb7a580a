import { listReviews, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { publish } from '#src/stores/desk/reviews.ts';

import { useIsChanging } from '../panel/use-opened-row.ts';
import { leaveButton } from '../panel/use-row-focus.ts';
import type { AskedOfReview } from './ReviewQuestion.tsx';

type Props = { review: ReviewRecord; onAsk: (asked: AskedOfReview) => void };

/** What the desk makes of a review: one press publishes it; a refusal and an answer ask for words. */
export function ReviewActions({ review, onAsk }: Props) {
	const isBusy = useIsChanging(listReviews.path, review);
	const { state, tour, reference } = review;
	if (state === 'withdrawn') return null;
	const which = <span className="visually-hidden"> {reference || tour}</span>;
	return (
		<span className="flex flex-wrap gap-2">
			{state !== 'published' && (
				<button
					type="button"
					className="row-button"
					aria-disabled={isBusy}
					onClick={({ currentTarget }) => {
						if (isBusy) return;
						void publish(review);
						leaveButton(currentTarget);
					}}
				>
					Publish{which}
				</button>
			)}
			{state !== 'refused' &&
				(['refuse', 'answer'] as const).map((question) => (
					<button
						key={question}
						type="button"
						className="row-button"
						aria-disabled={isBusy}
						onClick={() => isBusy || onAsk({ review, question })}
					>
						{question === 'refuse' ? 'Refuse' : 'Answer'}
						{which}
					</button>
				))}
		</span>
	);
}
