import { createElement } from 'react';

import { findTour } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import { TourDetails } from './TourDetails.tsx';
import { TourNotFound } from './TourNotFound.tsx';

/** A tour as it is now. */
export const freshTour: FreshView = async (asked) => {
	const tour = await findTour(rowId(asked));
	return tour
		? createElement(TourDetails, { tour, reviews: tour.reviews })
		: createElement(TourNotFound);
};
