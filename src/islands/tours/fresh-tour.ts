import { createElement, type ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tourRoute } from '#src/domain/places/tour-route.ts';
import { findTour } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import type { NamedPlaces } from './named-places.ts';
import { RouteSection } from './RouteSection.tsx';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

/** A tour as it is now, its places named as the build knew them. */
export const freshTour: FreshView = async (asked) => {
	const tour = await findTour(rowId(asked));
	if (!tour) return createElement(TourNotFound);
	const places: NamedPlaces = JSON.parse(asked['places'] ?? '{}');
	const { reviews } = tour;
	return createElement(TourDetails, { tour, places, reviews, route: await routeInWords(tour) });
};

/** Its way without the map, whose outlines only builds have; the names of places come where there is one. */
async function routeInWords({ itinerary, facts }: Tour): Promise<ReactNode> {
	if (itinerary.every((day) => day.places.length === 0)) return null;
	const { places } = await import('#src/places.ts');
	const route = tourRoute(itinerary, facts.transport, places);
	return route && createElement(RouteSection, { route });
}
