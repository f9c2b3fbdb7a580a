import { sampleReviews } from '#src/domain/tours/sample-reviews.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { Stars } from '#src/ui/Stars.tsx';

/** What reviews will look like, where nobody has written one. */
export function SampleReviews() {
	return (
		<>
			<p className="notice">
				These three are samples, written by us to show what a review will look like. They are not by
				travellers and do not count towards the rating.
			</p>
			<ul className="grid gap-4">
				{sampleReviews.map(({ stars, title, text, party }) => (
					<li key={title} className="card grid gap-2 p-5">
						<p className="flex flex-wrap items-center justify-between gap-3">
							<Stars rating={ratingFromStars(stars)} />
							<span className="badge">Sample review</span>
						</p>
						<h3 className="text-lg">{title}</h3>
						<p className="max-w-prose">{text}</p>
						<p className="text-sm text-ink-soft">{party}</p>
					</li>
				))}
			</ul>
		</>
	);
}
