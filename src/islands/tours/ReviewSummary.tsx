import { starsBreakdown } from '#src/domain/tours/stars-given.ts';
import { reviewCountLabel } from '#src/domain/tours/summary.ts';
import { tourRatingText } from '#src/domain/tours/tour.ts';
import { Stars } from '#src/ui/Stars.tsx';

type Props = { tour: { rating: number; reviewCount: number; starsGiven: readonly number[] } };

/** The mean of a tour's reviews, and how many gave how many stars. */
export function ReviewSummary({ tour: { rating, reviewCount, starsGiven } }: Props) {
	return (
		<div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
			<p className="grid gap-1 max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-4">
				<span className="font-display text-6xl leading-none" aria-hidden="true">
					{tourRatingText(rating)}
				</span>
				<span className="grid gap-0.5">
					<Stars rating={rating} isTextHidden />
					<span className="text-sm text-ink-soft">{reviewCountLabel(reviewCount)}</span>
				</span>
			</p>
			<ul className="grid max-w-md gap-1.5" aria-label="How many gave how many stars">
				{starsBreakdown(starsGiven).map(({ stars, count, percent }) => (
					<li
						key={stars}
						className="grid grid-cols-[4rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm"
					>
						<span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
						<Bar share={percent} />
						<span className="text-right tabular-nums">
							{count}
							<span className="visually-hidden"> of {reviewCount}</span>
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** @param share percent */
function Bar({ share }: { share: number }) {
	return (
		<svg
			className="h-2.5 w-full overflow-hidden rounded-full bg-line"
			viewBox="0 0 100 1"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<rect width={share} height="1" className="fill-accent" />
		</svg>
	);
}
