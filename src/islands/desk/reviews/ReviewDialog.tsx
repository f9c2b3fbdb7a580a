import { useState } from 'react';

import { listReviews, type ReviewRecord } from '#src/contract/desk/reviews.ts';
import { formatDate } from '#src/domain/calendar/format-date.ts';
import { reviewerName } from '#src/domain/reviews/reviewer.ts';
import { ratingFromStars } from '#src/domain/tours/tour.ts';
import { tourPath } from '#src/paths.ts';
import { Stars } from '#src/ui/Stars.tsx';

import { type FactLines, factsOf } from '../panel/fact-lines.ts';
import { Facts } from '../panel/Facts.tsx';
import { Moment } from '../panel/Moment.tsx';
import { RecordDialog } from '../panel/RecordDialog.tsx';
import { bookingScreen, ScreenLink } from '../panel/ScreenLink.tsx';
import { useOpenedRow } from '../panel/use-opened-row.ts';
import { WrittenText } from '../panel/WrittenText.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { type AskedOfReview, ReviewQuestion } from './ReviewQuestion.tsx';
import { ReviewState } from './ReviewState.tsx';

type Props = { review: ReviewRecord; onClosed: () => void };

/** A review in full, with what the desk makes of it. */
export function ReviewDialog({ review: seen, onClosed }: Props) {
	const review = useOpenedRow(listReviews.path, seen);
	const [asked, setAsked] = useState<AskedOfReview | null>(null);
	const { state, words, refusal, answer } = review;
	return (
		<>
			<RecordDialog title={`Review of ${review.tour}`} onClosed={onClosed}>
				<div className="flex flex-wrap items-center gap-2">
					<ReviewState standing={review.standing} />
					<ReviewActions review={review} onAsk={setAsked} />
				</div>
				{state === 'withdrawn' ? (
					<p>Whoever wrote it has withdrawn it: nothing of it is left.</p>
				) : (
					<WrittenText title="What they wrote" text={words} />
				)}
				{answer !== '' && <WrittenText title="Our answer" text={answer} />}
				{refusal !== '' && <WrittenText title="Why it was refused" text={refusal} />}
				<Facts facts={factsOf(lines, review)} />
			</RecordDialog>
			{asked && <ReviewQuestion asked={asked} onClosed={() => setAsked(null)} />}
		</>
	);
}

const lines: FactLines<keyof ReviewRecord, ReviewRecord> = {
	stars: ({ stars }) => ['Rating', <Stars key="stars" rating={ratingFromStars(stars)} />],
	tour: ({ tour, tourId }) => [
		'Tour',
		<a key="tour" className="link" href={tourPath(tourId)}>
			{tour}
		</a>,
	],
	travelledOn: ({ travelledOn }) => ['Departure', formatDate(travelledOn)],
	firstName: (review) => ['Signed', <bdi key="name">{reviewerName(review)}</bdi>],
	// Told with the first name.
	homeTown: null,
	reference: ({ reference, bookingId }) => [
		'Booking',
		bookingId === null ? (
			'–'
		) : (
			<ScreenLink key="booking" screen={bookingScreen({ id: bookingId })} className="link">
				{reference}
			</ScreenLink>
		),
	],
	createdAt: ({ createdAt }) => ['Received', <Moment key="received" at={createdAt} />],
	publishedAt: ({ publishedAt }) =>
		publishedAt === null ? null : ['Published', <Moment key="published" at={publishedAt} />],
	decidedBy: ({ decidedBy }) => (decidedBy === '' ? null : ['Last worked on by', decidedBy]),
	// Told above.
	state: null,
	standing: null,
	words: null,
	refusal: null,
	answer: null,
	// Nobody calls a review by its number; who changed it and when, the activities tell.
	id: null,
	tourId: null,
	bookingId: null,
	version: null,
	updatedAt: null,
};
