import type { OwnReview } from '#src/contract/trips/own-review.ts';
import { withdrawReview } from '#src/contract/trips/review.ts';
import type { TripView } from '#src/contract/trips/trip-view.ts';
import { tourPath } from '#src/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { ReviewCard } from '../../../reviews/ReviewCard.tsx';
import { tripAction } from '../trip-action.ts';
import { travelledIn } from './travelled-in.ts';

type Props = { view: TripView; review: OwnReview };

/** What was written of the trip and what became of it, with the way to take it back. */
export function StoredReview({ view, review }: Props) {
	const { reading, attempt, access, done } = view;
	return (
		<>
			{done === 'review' && (
				<Notice tone="success">Thank you. Your review is with our desk.</Notice>
			)}
			<trip-draft data-key={`${reading.reference} review`} data-sent="true" />
			<Standing view={view} review={review} />
			<ReviewCard
				review={{ ...review, travelled: travelledIn(view), answer: review.answer || null }}
			/>
			{access.mayChange && (
				<details className="fold" data-print="no">
					<summary>
						<h3>Take it back</h3>
					</summary>
					<div className="grid gap-3">
						<p>
							{review.state === 'published' && 'It goes from the page of the tour at once. '}
							What you wrote is deleted, and you can write another review if you like.
						</p>
						<form method="post" action={tripAction(withdrawReview, reading.reference)}>
							<input type="hidden" name="review" value={review.id} />
							<input type="hidden" name="attempt" value={attempt} />
							<button className="button button-secondary" type="submit">
								Withdraw review
							</button>
						</form>
					</div>
				</details>
			)}
		</>
	);
}

function Standing({ view: { reviewed }, review: { state, refusal } }: Props) {
	if (state === 'published') {
		return (
			<p>
				It is published on{' '}
				<a className="link" href={`${tourPath(reviewed?.tourId ?? 0)}#reviews`}>
					the page of the tour
				</a>
				, as it stands here.
			</p>
		);
	}
	if (state !== 'refused') {
		return <p>Our desk reads it before it is published, and changes nothing in it.</p>;
	}
	return (
		<div className="grid gap-1">
			<p>We do not publish it as it is. This is why:</p>
			<blockquote className="border-l-4 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">
				{refusal}
			</blockquote>
			<p>You can take it back and write another.</p>
		</div>
	);
}
