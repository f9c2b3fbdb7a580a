import type { ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tourRoute } from '#src/domain/places/tour-route.ts';
import { places } from '#src/places.ts';

import { RouteSection } from '../../tours/RouteSection.tsx';

type Props = {
	tour: Tour;
	/** What stands where the map would. */
	children?: ReactNode;
};

/** A tour's way without its map. It carries the list of all places. */
export function RouteInWords({ tour, children }: Props) {
	const route = tourRoute(tour.itinerary, tour.facts.transport, places);
	return route && <RouteSection route={route}>{children}</RouteSection>;
}
