import { createElement } from 'react';

import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { hasDeparted } from '#src/domain/flights/deal.ts';
import { findDeals } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { AllDeals } from './AllDeals.tsx';

/** Every deal as the database has them now, without those that have departed where the visitor is. */
export const freshDeals: FreshView = async () => {
	const today = localToday(new Date());
	const deals = await findDeals();
	return createElement(AllDeals, { deals: deals.filter((deal) => !hasDeparted(deal, today)) });
};
