import { createElement, type ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import type { BuiltFacts, PreviewView } from '#src/contract/catalog/preview-view.ts';
import { tourRoute } from '#src/domain/places/tour-route.ts';
import { places } from '#src/places.ts';

import { BuiltDestination } from '../../destinations/BuiltDestination.tsx';
import { DestinationDetails } from '../../destinations/DestinationDetails.tsx';
import { DealDetails } from '../../flights/DealDetails.tsx';
import { MoreLikeThis } from '../../tours/MoreLikeThis.tsx';
import { placesOfDays } from '../../tours/places-of-days.ts';
import { RouteMap } from '../../tours/RouteMap.tsx';
import { RouteSection } from '../../tours/RouteSection.tsx';
import { TourDetails } from '../../tours/TourDetails.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';

/** A row of the catalog as its page will show it, under a banner that says that nobody can book it. */
export function PreviewPage({ view, built }: { view: PreviewView; built: BuiltFacts }) {
	return createElement('draft-preview', null, <PreviewBanner view={view} />, drawn(view, built));
}

/** What the row is called. */
export function previewTitle(view: PreviewView): string {
	switch (view.kind) {
		case 'flight':
			return `${view.deal.origin} to ${view.deal.destination}`;
		case 'tour':
			return view.tour.name;
		case 'destination':
			return view.destination.name;
	}
}

/** Laid out as the pages of the build are. */
function drawn(view: PreviewView, { outlines, place }: BuiltFacts): ReactNode {
	switch (view.kind) {
		case 'flight':
			return (
				<div className="wrap py-10 sm:py-14">
					<DealDetails deal={view.deal} />
				</div>
			);
		case 'tour': {
			const { tour, destinations, alike } = view;
			return (
				<>
					<TourDetails
						tour={tour}
						places={placesOfDays(tour.itinerary, destinations)}
						reviews={tour.reviews}
						route={
							outlines ? <RouteMap tour={tour} outlines={outlines} /> : <RouteInWords tour={tour} />
						}
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
					below={<Later>Guides, stories and flights to the place</Later>}
				/>
			);
		}
	}
}

/** Where the outlines of the earth could not be had. */
function RouteInWords({ tour }: { tour: Tour }) {
	const route = tourRoute(tour.itinerary, tour.facts.transport, places);
	return (
		route && (
			<RouteSection route={route}>
				<Later>The map of the route</Later>
			</RouteSection>
		)
	);
}

/** Stands for what could not be had of the build. */
function Later({ children }: { children: string }) {
	return <p className="notice notice-info">{children}: added once it is published.</p>;
}
