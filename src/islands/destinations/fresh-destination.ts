import { createElement } from 'react';

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

/** What `data-rows` names of a destination's page: itself, or the tours or the deals that go there. Each asks for itself. */
export const freshDestination: FreshView = (asked) => {
	if (asked['rows'] === 'tours') return freshTours(asked);
	return asked['rows'] === 'flights' ? freshDeals(asked) : freshDetails(asked);
};

const freshDetails: FreshView = async (asked) => {
	const destination = await findDestination(rowId(asked));
	return destination
		? createElement(DestinationDetails, { destination, tours: null })
		: createElement(DestinationNotFound);
};

const freshTours: FreshView = async ({ name = '', place = null }) => {
	const goal = { name, place };
	return createElement(ToursOrNone, { goal, tours: toursTo(goal, await findTours()) });
};

const freshDeals: FreshView = async ({ name = '', airports = '' }) => {
	const deals = dealsThere(await findDeals(), airports.split(' '), new Date());
	return createElement(DealsOrNothing, { place: name, deals });
};
