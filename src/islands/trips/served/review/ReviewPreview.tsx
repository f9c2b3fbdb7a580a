import type { TripView } from '#src/contract/trips/trip-view.ts';
import { travelledText } from '#src/domain/reviews/travelled.ts';
import { mostStars, ratingFromStars } from '#src/domain/tours/tour.ts';
import { Stars } from '#src/ui/Stars.tsx';

import { travelledIn } from './travelled-in.ts';

/**
 * How the review will look, as `ReviewCard` draws it: `elements/trip-review.ts` shows it as soon as there is something, and
 * writes into it what is typed.
 */
export function ReviewPreview({ view }: { view: TripView }) {
	return (
		<div className="grid gap-2" data-preview="" hidden>
			<p className="label">How it will look</p>
			<div className="grid min-w-0 gap-3 rounded-lg border border-dashed border-line-strong p-5">
				<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					{Array.from({ length: mostStars }, (_, index) => (
						<span key={index} data-stars={index + 1} hidden>
							<Stars rating={ratingFromStars(index + 1)} />
						</span>
					))}
					<span className="text-sm text-ink-soft">{travelledText(travelledIn(view))}</span>
				</p>
				<p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line" data-words="" />
				<p className="text-sm font-semibold wrap-anywhere">
					<bdi data-name="" />
				</p>
			</div>
		</div>
	);
}
