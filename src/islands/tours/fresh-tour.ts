import { createElement } from 'react';

import { findTour } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import type { NamedPlaces } from './named-places.ts';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

/** A tour as it is now, its places named as the build knew them. */
export const freshTour: FreshView = async (asked) => {
	const tour = await findTour(rowId(asked));
	const places: NamedPlaces = JSON.parse(asked['places'] ?? '{}');
	return tour ? createElement(TourDetails, { tour, places }) : createElement(TourNotFound);
};
