import type { ListedTour, Tour, TourWithSeats } from '#src/contract/catalog/catalog.ts';
import { paths } from '#src/paths.ts';
import { PosterImage } from '#src/ui/PosterImage.tsx';
import { TabPanels } from '#src/ui/TabPanels.tsx';

import { BookingBar } from '../catalog/BookingBar.tsx';
import { BookTour, bookTourId } from './BookTour.tsx';
import { TourItinerary } from './TourItinerary.tsx';
import { TourOverview } from './TourOverview.tsx';
import { TourPrice } from './TourPrice.tsx';
import { TourRating } from './TourRating.tsx';
import { TourReviews } from './TourReviews.tsx';

type Props = { tour: ListedTour | TourWithSeats };

/** Everything about one tour, and beside it, or below it on a phone, the way to book it. */
export function TourDetails({ tour }: Props) {
	return (
		<article className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-16">
			{/* What the bar at the foot of a phone's screen would hide is scrolled clear of it. */}
			<div className="grid gap-8 max-lg:[&_:is(a,button)]:scroll-mb-24">
				<TourHeader tour={tour} />
				<TabPanels
					label="About this tour"
					tabs={[
						{ id: 'overview', title: 'Overview', content: <TourOverview tour={tour} /> },
						{ id: 'itinerary', title: 'Itinerary', content: <TourItinerary tour={tour} /> },
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

function TourHeader({ tour }: { tour: Tour }) {
	return (
		<header className="grid items-center gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-8 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-10">
			<PosterImage
				image={tour.image}
				alt=""
				sizes="(min-width: 1280px) 288px, (min-width: 640px) 224px, 93vw"
				className="aspect-3/2 w-full rounded-lg object-cover sm:aspect-4/5"
				priority
			/>
			<div className="grid gap-4">
				<p className="eyebrow">
					<a className="hover:underline" href={paths.tours}>
						Tour packages
					</a>
				</p>
				<h1 className="text-4xl xl:text-5xl">{tour.name}</h1>
				<TourRating tour={tour} />
				<dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 min-[24rem]:flex min-[24rem]:flex-wrap">
					<div>
						<dt className="text-sm text-ink-soft">Destination</dt>
						<dd className="font-semibold">{tour.destination}</dd>
					</div>
					<div>
						<dt className="text-sm text-ink-soft">Duration</dt>
						<dd className="font-semibold">{tour.duration}</dd>
					</div>
				</dl>
			</div>
		</header>
	);
}
