import { reviewsIn } from '#src/domain/tours/stars-given.ts';
import { reviewCountLabel } from '#src/domain/tours/summary.ts';
import { Stars } from '#src/ui/Stars.tsx';

type Props = { tour: { rating: number; starsGiven: readonly number[] } };

/**
 * How a tour is rated, and by how many who travelled; before the first review the rating is our desk's, says so and is
 * drawn so that nobody takes it for travellers'.
 */
export function TourRating({ tour: { rating, starsGiven } }: Props) {
	const reviews = reviewsIn(starsGiven);
	return (
		<p className="flex flex-wrap items-center gap-x-3">
			<Stars rating={rating} isOurs={reviews === 0} />
			<span className="text-sm text-ink-soft">{reviewCountLabel(reviews)}</span>
		</p>
	);
}
