import type { TourReview } from '#src/contract/catalog/reviews.ts';
import { formatNumber } from '#src/domain/numbers.ts';

import { ReviewCard } from '../reviews/ReviewCard.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { SampleReviews } from './SampleReviews.tsx';
import { TourRating } from './TourRating.tsx';

type Props = {
	tour: { rating: number; reviewCount: number; starsGiven: readonly number[] };
	/** The newest that are published, the newest first. */
	reviews: readonly TourReview[];
};

/** So many stand there at once; the others unfold. */
const atOnce = 10;

/**
 * What those say of the tour who travelled, the newest first; before the first of them our own rating and three samples,
 * which say that they are.
 */
export function TourReviews({ tour, reviews }: Props) {
	const more = reviews.slice(atOnce);
	return (
		<section className="grid min-w-0 gap-6">
			<h2 className="text-2xl">Reviews</h2>
			{reviews.length === 0 ? (
				<>
					<TourRating tour={tour} />
					<SampleReviews />
				</>
			) : (
				<>
					<ReviewSummary tour={tour} />
					<p className="text-sm text-ink-soft">
						Each was written by somebody who booked this tour with us and came back from it. We
						publish them as they are, good or bad, the newest first.
					</p>
					<ReviewList reviews={reviews.slice(0, atOnce)} />
					{more.length > 0 && (
						<details className="group grid gap-4">
							<summary className="button button-secondary cursor-pointer justify-self-start">
								<span className="group-open:hidden">
									Show {more.length} more {more.length === 1 ? 'review' : 'reviews'}
								</span>
								<span className="not-group-open:hidden">Show fewer reviews</span>
							</summary>
							<div className="mt-4">
								<ReviewList reviews={more} />
							</div>
						</details>
					)}
					{tour.reviewCount > reviews.length && (
						<p className="text-sm text-ink-soft">
							These are the newest {formatNumber(reviews.length)} of{' '}
							{formatNumber(tour.reviewCount)}: all of them count towards the rating.
						</p>
					)}
				</>
			)}
		</section>
	);
}

function ReviewList({ reviews }: { reviews: readonly TourReview[] }) {
	return (
		<ul className="grid gap-4">
			{reviews.map((review) => (
				<li key={review.id} className="min-w-0">
					<ReviewCard review={review} />
				</li>
			))}
		</ul>
	);
}
