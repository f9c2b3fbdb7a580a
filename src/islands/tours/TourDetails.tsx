import type { ReactNode } from 'react';

import type { ListedTour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { routeMark } from '#src/domain/places/tour-route.ts';
import { SectionTabs } from '#src/ui/SectionTabs.tsx';

import { BookingBar } from '../catalog/BookingBar.tsx';
import { BookTour, bookTourId } from './BookTour.tsx';
import { TourGallery } from './TourGallery.tsx';
import { TourHeader } from './TourHeader.tsx';
import { TourItinerary } from './TourItinerary.tsx';
import { TourOverview } from './TourOverview.tsx';
import { TourPrice } from './TourPrice.tsx';
import { TourReviews } from './TourReviews.tsx';

type Props = {
	tour: ListedTour | TourWithSeats;
	/**
	 * Its way, with the map that a build draws. What draws newer rows in its place keeps that (`data-built`) while the way
	 * is the same; else it gives the way in words.
	 */
	route?: ReactNode;
};

/** Everything about one tour in one flow, and beside it, or below it on a phone, the way to book it. */
export function TourDetails({ tour, route }: Props) {
	return (
		<article className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
			{/* What the bar at the foot of a phone's screen would hide is scrolled clear of it. */}
			<div className="grid gap-8 max-lg:[&_:is(a,button)]:scroll-mb-24">
				<TourHeader tour={tour} />
				<SectionTabs
					label="About this tour"
					tabs={[
						{
							id: 'overview',
							title: 'Overview',
							content: (
								<>
									<TourOverview tour={tour} />
									<TourGallery tour={tour} />
								</>
							),
						},
						{
							id: 'itinerary',
							title: 'Itinerary',
							content: (
								<>
									<TourItinerary tour={tour} />
									<div className="contents" data-built={`route ${routeMark(tour.itinerary)}`}>
										{route}
									</div>
								</>
							),
						},
						{ id: 'reviews', title: 'Reviews', content: <TourReviews tour={tour} /> },
					]}
				/>
				<BookingBar
					price={<TourPrice tour={tour} className="text-xl" />}
					terms="per person, before taxes"
					panel={bookTourId}
					className="lg:hidden"
				>
					Choose a date
				</BookingBar>
			</div>
			<BookTour tour={tour} />
		</article>
	);
}
