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

/** The tours or the deals (`data-rows`) that go to a place now. */
export const freshThere: FreshView = (asked) =>
	asked['rows'] === 'tours' ? freshTours(asked) : freshDeals(asked);

const freshTours: FreshView = async ({ name = '', place = null }) => {
	const goal = { name, place };
	return createElement(ToursOrNone, { goal, tours: toursTo(goal, await findTours()) });
};

/** Those that have departed where the visitor is are left out. */
const freshDeals: FreshView = async ({ name = '', airports = '' }) => {
	const deals = dealsThere(await findDeals(), airports.split(' '), localToday(new Date()));
	return createElement(DealsOrNothing, { place: name, deals });
};
