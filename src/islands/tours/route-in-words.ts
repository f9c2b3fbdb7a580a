import { createElement, type ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { tourRoute } from '#src/domain/places/tour-route.ts';
import { places } from '#src/places.ts';

import { RouteSection } from './RouteSection.tsx';

/** A tour's way without its map, whose outlines only builds have. */
export function routeInWords({ itinerary, facts }: Tour): ReactNode {
	const route = tourRoute(itinerary, facts.transport, places);
	return route && createElement(RouteSection, { route });
}
