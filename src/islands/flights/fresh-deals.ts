import { createElement } from 'react';

import { findDeals } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { AllDeals } from './AllDeals.tsx';

/** Every deal as the database has them now, without those that can no longer be sold. */
export const freshDeals: FreshView = async () => {
	return createElement(AllDeals, { deals: await findDeals() });
};
