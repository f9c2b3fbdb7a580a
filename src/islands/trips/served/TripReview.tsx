import type { TripView } from '#src/contract/trips/trip-view.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { whyNotReviewable } from '#src/domain/reviews/reviewable.ts';
import { Notice } from '#src/ui/Notice.tsx';

import { ReviewForm } from './review/ReviewForm.tsx';
import { StoredReview } from './review/StoredReview.tsx';
import { TripSection } from './TripSection.tsx';

/** What the traveller says of a tour that is over: the form for it or, once it is written, what became of it. */
export function TripReview({ view }: { view: TripView }) {
	const { reviewed, reading, standing, access, done, now } = view;
	if (!reviewed) return null;
	const { own, tourId } = reviewed;
	const trip = { reading, departure: view.record.departureDate, standing, tourId };
	const isOpen = access.mayChange && whyNotReviewable(trip, newYorkDay(now)) === null;
	if (!own && !isOpen) return null;
	return (
		<TripSection id="review" title="Your review">
			{done === 'review-withdrawal' && !own && (
				<Notice tone="success">Your review is withdrawn, and what you wrote is deleted.</Notice>
			)}
			{own ? <StoredReview view={view} review={own} /> : <ReviewForm view={view} />}
		</TripSection>
	);
}
