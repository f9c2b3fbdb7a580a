import type { FreshRows } from '#src/contract/catalog/fresh-rows.ts';
import { firstChoice } from '#src/domain/tours/departure-choice.ts';

import { DealsOrNothing } from '../../destinations/DealsThere.tsx';
import { DestinationDetails } from '../../destinations/DestinationDetails.tsx';
import { DestinationNotFound } from '../../destinations/DestinationNotFound.tsx';
import { DestinationPosters } from '../../destinations/DestinationPosters.tsx';
import { ToursOrNone } from '../../destinations/ToursThere.tsx';
import { AllDeals } from '../../flights/AllDeals.tsx';
import { DealDetails } from '../../flights/DealDetails.tsx';
import { DealNotFound } from '../../flights/DealNotFound.tsx';
import { FeaturedDeals } from '../../home/FeaturedDeals.tsx';
import { FeaturedDestinations } from '../../home/FeaturedDestinations.tsx';
import { FeaturedTours } from '../../home/FeaturedTours.tsx';
import { Testimonials } from '../../home/Testimonials.tsx';
import { DepartureList } from '../../tours/DepartureList.tsx';
import { MoreLikeThis } from '../../tours/MoreLikeThis.tsx';
import { placesOfDays } from '../../tours/places-of-days.ts';
import { TourCards } from '../../tours/TourCards.tsx';
import { TourDetails } from '../../tours/TourDetails.tsx';
import { TourNotFound } from '../../tours/TourNotFound.tsx';
import { RouteInWords } from './RouteInWords.tsx';

/** What the build writes into a `<fresh-rows>`, of the rows as they are now; nothing of testimonials that nobody gave. */
export function FreshPart({ rows }: { rows: FreshRows }) {
	switch (rows.view) {
		case 'deal':
			return rows.deal ? <DealDetails deal={rows.deal} /> : <DealNotFound />;
		case 'tour': {
			const { tour, destinations } = rows;
			if (!tour) return <TourNotFound />;
			const places = placesOfDays(tour.itinerary, destinations);
			const route = <RouteInWords tour={tour} />;
			return <TourDetails tour={tour} places={places} reviews={tour.reviews} route={route} />;
		}
		case 'destination': {
			const { destination, tours, toursVersion } = rows;
			if (!destination) return <DestinationNotFound />;
			return (
				<DestinationDetails destination={destination} tours={{ tours, version: toursVersion }} />
			);
		}
		case 'departures': {
			const { departures } = rows;
			const chosen = firstChoice(departures)?.date;
			return <DepartureList departures={departures} chosen={chosen} isServed />;
		}
		case 'deals':
			return <AllDeals deals={rows.deals} />;
		case 'featured-deals':
			return <FeaturedDeals deals={rows.deals} />;
		case 'tours':
			return <TourCards tours={rows.tours} />;
		case 'featured-tours':
			return <FeaturedTours tours={rows.tours} />;
		case 'more-like-this':
			return <MoreLikeThis tours={rows.tours} />;
		case 'destinations':
			return <DestinationPosters destinations={rows.destinations} />;
		case 'featured-destinations':
			return <FeaturedDestinations destinations={rows.destinations} />;
		case 'testimonials':
			return rows.testimonials.length > 0 && <Testimonials testimonials={rows.testimonials} />;
		case 'tours-there':
			return <ToursOrNone goal={rows} tours={rows.tours} />;
		case 'deals-there':
			return <DealsOrNothing place={rows.name} deals={rows.deals} />;
	}
}
