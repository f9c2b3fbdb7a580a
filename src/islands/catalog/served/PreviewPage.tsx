import { createElement, type ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import { tourRoute } from '#src/domain/places/tour-route.ts';
import { places } from '#src/places.ts';

import { DestinationDetails } from '../../destinations/DestinationDetails.tsx';
import { DealDetails } from '../../flights/DealDetails.tsx';
import { placesOfDays } from '../../tours/places-of-days.ts';
import { RouteSection } from '../../tours/RouteSection.tsx';
import { TourDetails } from '../../tours/TourDetails.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';

/** A row of the catalog as its page will show it, under a banner that says that nobody can book it. */
export function PreviewPage({ view }: { view: PreviewView }) {
	return createElement('draft-preview', null, <PreviewBanner view={view} />, drawn(view));
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
function drawn(view: PreviewView): ReactNode {
	switch (view.kind) {
		case 'flight':
			return (
				<div className="wrap py-10 sm:py-14">
					<DealDetails deal={view.deal} />
				</div>
			);
		case 'tour': {
			const { tour, destinations } = view;
			return (
				<TourDetails
					tour={tour}
					places={placesOfDays(tour.itinerary, destinations)}
					reviews={tour.reviews}
					route={<RouteInWords tour={tour} />}
				/>
			);
		}
		case 'destination': {
			const tours = { tours: view.tours, version: view.toursVersion };
			return (
				<DestinationDetails
					destination={view.destination}
					tours={tours}
					below={<Later>Guides, stories and flights to the place</Later>}
				/>
			);
		}
	}
}

/** The outlines of the earth are with the build alone. */
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

/** Stands for what only a build of the pages can add. */
function Later({ children }: { children: string }) {
	return <p className="notice notice-info">{children}: added once it is published.</p>;
}
