import type { TourReview } from '#src/contract/catalog/reviews.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';
import { travelledText } from '#src/domain/reviews/travelled.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { site } from '#src/site.ts';
import { Stars } from '#src/ui/Stars.tsx';

type Props = {
	review: Pick<TourReview, 'stars' | 'words' | 'firstName' | 'homeTown' | 'travelled' | 'answer'>;
};

/** What one traveller says of a tour, as it was written, and what our desk answers. */
export function ReviewCard({ review }: Props) {
	const { stars, words, travelled, answer } = review;
	return (
		<article className="card grid min-w-0 gap-3 p-5">
			<p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<Stars rating={ratingFromStars(stars)} />
				<span className="text-sm text-ink-soft">{travelledText(travelled)}</span>
			</p>
			<p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
				{words}
			</p>
			<p className="text-sm font-semibold wrap-anywhere">
				<bdi>{reviewerName(review)}</bdi>
			</p>
			{answer !== null && <ReviewAnswer answer={answer} />}
		</article>
	);
}

/** What our desk answers to a review, under it. */
function ReviewAnswer({ answer }: { answer: string }) {
	return (
		<div className="grid gap-1 border-l-4 border-calm pl-4">
			<p className="text-sm font-semibold">{site.name} answers</p>
			<p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">{answer}</p>
		</div>
	);
}
