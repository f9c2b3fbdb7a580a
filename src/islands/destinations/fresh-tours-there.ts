import { createElement } from 'react';

import { toursTo } from '#src/domain/destinations/destination.ts';
import { findTours } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { ToursOrNone } from './ToursThere.tsx';

/** The tours that go to a destination now. */
export const freshToursThere: FreshView = async ({ name = '', place = null }) => {
	const goal = { name, place };
	return createElement(ToursOrNone, { goal, tours: toursTo(goal, await findTours()) });
};
