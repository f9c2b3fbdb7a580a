import type { ReactNode } from 'react';

import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import type { TourReview } from '#src/contract/catalog/reviews.ts';
import { routeMark } from '#src/domain/places/route-mark.ts';
import { SectionTabs } from '#src/ui/SectionTabs.tsx';

import { BookingBar } from '../catalog/BookingBar.tsx';
import { BookTour, bookTourId } from './BookTour.tsx';
import type { NamedPlaces } from './named-places.ts';
import { TourHeader } from './TourHeader.tsx';
import { TourItinerary } from './TourItinerary.tsx';
import { TourOverview } from './TourOverview.tsx';
import { LeastPrice } from './TourPrice.tsx';
import { TourReviews } from './TourReviews.tsx';

type Props = {
	tour: ListedTour | TourWithSeats;
	places: NamedPlaces;
	/** The newest that are published, the newest first. */
	reviews: readonly TourReview[];
	/**
	 * Its way, with the map that a build draws. Where newer rows take its place that stays (`data-built`) while the way is
	 * the same; else they have the way in words.
	 */
	route?: ReactNode;
};

/** Everything about one tour in one flow, and beside it, or below it on a phone, the way to book it. */
export function TourDetails({ tour, places, reviews, route }: Props) {
	return (
		<article className="tour">
			<TourHeader tour={tour} />
			{/* What the bar at the foot of a phone's screen would hide is scrolled clear of it. */}
			<div className="tour-flow max-lg:[&_:is(a,button)]:scroll-mb-24">
				<SectionTabs
					label="About this tour"
					tabs={[
						{
							id: 'overview',
							title: 'Overview',
							content: <TourOverview tour={tour} places={places} />,
						},
						{
							id: 'itinerary',
							title: 'Itinerary',
							content: (
								<>
									<TourItinerary tour={tour} places={places} />
									<div className="contents" data-built={`route ${routeMark(tour.itinerary)}`}>
										{route}
									</div>
								</>
							),
						},
						{
							id: 'reviews',
							title: 'Reviews',
							content: <TourReviews tour={tour} reviews={reviews} />,
						},
					]}
				/>
			</div>
			<BookingBar
				price={<LeastPrice tour={tour} className="text-xl" />}
				terms="per person, taxes included"
				panel={bookTourId}
				className="tour-bar lg:hidden"
			>
				Choose a date
			</BookingBar>
			<BookTour tour={tour} />
		</article>
	);
}
