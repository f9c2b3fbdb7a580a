import { createElement } from 'react';

import { findTours } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { MoreLikeThis } from './MoreLikeThis.tsx';

/** The tours that the build found like the one of the page, as they are now; what has been taken off sale is left out. */
export const freshMoreLikeThis: FreshView = async ({ ids = '' }) => {
	const tours = await findTours();
	const alike = ids.split(' ').flatMap((id) => tours.find((tour) => String(tour.id) === id) ?? []);
	return createElement(MoreLikeThis, { tours: alike });
};
