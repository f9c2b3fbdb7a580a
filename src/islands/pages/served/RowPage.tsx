import type { ReactNode } from 'react';

import type { BuiltFacts, RowView } from '#src/contract/catalog/row-view.ts';

import { BuiltDestination } from '../../destinations/BuiltDestination.tsx';
import { DestinationDetails } from '../../destinations/DestinationDetails.tsx';
import { DealDetails } from '../../flights/DealDetails.tsx';
import { MoreLikeThis } from '../../tours/MoreLikeThis.tsx';
import { placesOfDays } from '../../tours/places-of-days.ts';
import { RouteMap } from '../../tours/RouteMap.tsx';
import { TourDetails } from '../../tours/TourDetails.tsx';
import { RouteInWords } from './RouteInWords.tsx';

type Props = {
	view: RowView;
	/** What the build wrote down. */
	built: BuiltFacts;
	/** Stands for what could not be had of the build. */
	missing?: (what: string) => ReactNode;
};

/** A row of the catalog, laid out as the pages of the build are. */
export function RowPage({ view, built: { outlines, place }, missing }: Props) {
	switch (view.kind) {
		case 'flight':
			return (
				<div className="wrap py-10 sm:py-14">
					<DealDetails deal={view.deal} />
				</div>
			);
		case 'tour': {
			const { tour, destinations, alike } = view;
			const words = <RouteInWords tour={tour}>{missing?.('The map of the route')}</RouteInWords>;
			return (
				<>
					<TourDetails
						tour={tour}
						places={placesOfDays(tour.itinerary, destinations)}
						reviews={tour.reviews}
						route={outlines ? <RouteMap tour={tour} outlines={outlines} /> : words}
					/>
					<MoreLikeThis tours={alike} />
				</>
			);
		}
		case 'destination': {
			const { destination } = view;
			const tours = { tours: view.tours, version: view.toursVersion };
			if (destination.place === null || place)
				return <BuiltDestination destination={destination} tours={tours} place={place} />;
			return (
				<DestinationDetails
					destination={destination}
					tours={tours}
					below={missing?.('Guides, stories and flights to the place')}
				/>
			);
		}
	}
}
