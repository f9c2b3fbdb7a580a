import { createElement } from 'react';

import { localToday } from '#src/domain/calendar/calendar-date.ts';
import { dealsThere } from '#src/domain/destinations/deals-there.ts';
import { toursTo } from '#src/domain/destinations/destination.ts';
import { findDeals, findTours } from '#src/stores/catalog/find-lists.ts';
import { findDestination } from '#src/stores/catalog/rows.ts';

import type { FreshView } from '../catalog/fresh-view.ts';
import { rowId } from '../catalog/row-id.ts';
import { DealsOrNothing } from './DealsThere.tsx';
import { DestinationDetails } from './DestinationDetails.tsx';
import { DestinationNotFound } from './DestinationNotFound.tsx';
import { ToursOrNone } from './ToursThere.tsx';

/** A destination as it is now; the tours and the deals that go there are asked for by themselves. */
export const freshDestination: FreshView = async (asked) => {
	const destination = await findDestination(rowId(asked));
	return destination
		? createElement(DestinationDetails, { destination, tours: null })
		: createElement(DestinationNotFound);
};

/** The tours that go to a destination now. */
export const freshToursThere: FreshView = async ({ name = '', place = null }) => {
	const goal = { name, place };
	return createElement(ToursOrNone, { goal, tours: toursTo(goal, await findTours()) });
};

/** The deals that land at a place's airports now, without those that have departed where the visitor is. */
export const freshDealsThere: FreshView = async ({ name = '', airports = '' }) => {
	const deals = dealsThere(await findDeals(), airports.split(' '), localToday(new Date()));
	return createElement(DealsOrNothing, { place: name, deals });
};
