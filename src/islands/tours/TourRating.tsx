import { reviewCountLabel } from '#src/domain/tours/summary.ts';
import { Stars } from '#src/ui/Stars.tsx';

type Props = { tour: { rating: number; reviewCount: number } };

/** How a tour is rated, and by how many; before the first review the rating is our own, and says so beside the number. */
export function TourRating({ tour }: Props) {
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Stars rating={tour.rating} by={tour.reviewCount === 0 ? 'Our rating:' : undefined} />
			<span className="text-sm text-ink-soft">{reviewCountLabel(tour.reviewCount)}</span>
		</p>
	);
}
