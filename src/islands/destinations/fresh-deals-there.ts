import { createElement } from 'react';

import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { dealsThere } from '#src/domain/destinations/deals-there.ts';
import { findDeals } from '#src/stores/catalog/find-lists.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { DealsOrNothing } from './DealsThere.tsx';

/** The deals that land at a place's airports now, without those that have departed where the visitor is. */
export const freshDealsThere: FreshView = async ({ name = '', airports = '' }) => {
	const deals = dealsThere(await findDeals(), airports.split(' '), localToday(new Date()));
	return createElement(DealsOrNothing, { place: name, deals });
};
