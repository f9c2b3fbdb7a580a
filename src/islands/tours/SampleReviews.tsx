import { sampleReviews } from '#src/domain/tours/sample-reviews.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { Stars } from '#src/ui/Stars.tsx';

/** What reviews will look like, where nobody has written one: folded under a heading that says what they are. */
export function SampleReviews() {
	return (
		<details className="fold border-t border-line">
			<summary>
				<h3 className="text-base">Three samples, written by us</h3>
			</summary>
			<p className="hint mb-4 max-w-prose">
				They show what a review will look like. They are not by travelers, and do not count towards
				any rating.
			</p>
			<ul className="grid gap-x-6 gap-y-4 text-sm text-ink-soft md:grid-cols-3">
				{sampleReviews.map(({ stars, title, text, party }) => (
					<li key={title} className="grid content-start gap-1">
						<p className="flex flex-wrap items-center justify-between gap-2">
							<Stars rating={ratingFromStars(stars)} isTextHidden />
							<span className="badge">Sample review</span>
						</p>
						<h4 className="font-semibold">{title}</h4>
						<p>{text}</p>
						<p>{party}</p>
					</li>
				))}
			</ul>
		</details>
	);
}
