import { createElement, type ReactNode } from 'react';

import type { Tour } from '#src/contract/catalog/catalog.ts';
import { findTour } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import type { NamedPlaces } from './named-places.ts';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

/** A tour as it is now, its places named as the build knew them. */
export const freshTour: FreshView = async (asked) => {
	const tour = await findTour(rowId(asked));
	if (!tour) return createElement(TourNotFound);
	const places: NamedPlaces = JSON.parse(asked['places'] ?? '{}');
	const { reviews } = tour;
	return createElement(TourDetails, { tour, places, reviews, route: await routeOf(tour) });
};

/** The names of places come only where there is a way to tell. */
async function routeOf(tour: Tour): Promise<ReactNode> {
	if (tour.itinerary.every((day) => day.places.length === 0)) return null;
	return (await import('./route-in-words.ts')).routeInWords(tour);
}
