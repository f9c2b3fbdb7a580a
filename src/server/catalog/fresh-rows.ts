import type { AskedRows, FreshRows } from '#src/contract/catalog/fresh-rows.ts';
import { listLimits } from '#src/contract/http/paging.ts';
import { dealsThere } from '#src/domain/destinations/deals-there.ts';
import { toursTo } from '#src/domain/destinations/destination.ts';
import { isListed } from '#src/domain/flights/deal.ts';
import { onSaleAt } from '#src/domain/tours/departure-choice.ts';

import type { Database } from '../db/database.ts';
import { readRowId } from '../http/route-path.ts';
import { departuresWithSeats } from './departures-of.ts';
import {
	selectDestinations,
	selectFeaturedDestinations,
	selectShownDestination,
} from './destinations.ts';
import { selectFeaturedFlights, selectFlights, selectShownFlight } from './flights.ts';
import { destinationView, selectLinkedPlaces } from './row-view.ts';
import { selectNewestTestimonials } from './testimonials.ts';
import { selectFeaturedTours, selectTour, selectTours, selectTourWithSeats } from './tours.ts';

/** The rows that a part of a page shows, as they can be sold at a moment. */
export async function selectFreshRows(
	db: Database,
	asked: AskedRows,
	now: Date,
): Promise<FreshRows> {
	const { view, name, place } = asked;
	// No row has 0.
	const id = readRowId(asked.id) ?? 0;
	switch (view) {
		case 'deal':
			return { view, deal: await selectShownFlight(db, id, now) };
		case 'tour': {
			const tour = await selectTourWithSeats(db, id, now);
			return { view, tour, destinations: await selectLinkedPlaces(db) };
		}
		case 'destination': {
			const destination = await selectShownDestination(db, id);
			if (!destination) return { view, destination, tours: [], toursVersion: '' };
			const { tours, toursVersion } = await destinationView(db, destination, now);
			return { view, destination, tours, toursVersion };
		}
		case 'departures': {
			const tour = await selectTour(db, id);
			return { view, departures: tour ? await departuresWithSeats(db, tour, now) : [] };
		}
		case 'deals':
			return { view, deals: await selectDeals(db, now) };
		case 'featured-deals': {
			const deals = await selectFeaturedFlights(db, now);
			return { view, deals: deals.filter((deal) => isListed(deal, now)) };
		}
		case 'tours':
			return { view, tours: await selectToursNow(db, now) };
		case 'featured-tours': {
			const tours = await selectFeaturedTours(db, now);
			return { view, tours: tours.map((tour) => onSaleAt(tour, now)) };
		}
		case 'more-like-this': {
			const tours = await selectToursNow(db, now);
			const alike = asked.ids.split(' ');
			return {
				view,
				tours: alike.flatMap((each) => tours.find((tour) => String(tour.id) === each) ?? []),
			};
		}
		case 'destinations':
			return { view, destinations: (await selectDestinations(db, everything)).rows };
		case 'featured-destinations':
			return { view, destinations: await selectFeaturedDestinations(db) };
		case 'testimonials':
			return { view, testimonials: await selectNewestTestimonials(db) };
		case 'tours-there': {
			const goal = { name, place: place || null };
			return { view, ...goal, tours: toursTo(goal, await selectToursNow(db, now)) };
		}
		case 'deals-there': {
			const deals = await selectDeals(db, now);
			return { view, name, deals: dealsThere(deals, asked.airports.split(' '), now) };
		}
	}
}

const everything = { limit: listLimits.most, offset: 0, q: '' };

async function selectDeals(db: Database, now: Date) {
	const { rows } = await selectFlights(db, everything, now);
	return rows.filter((deal) => isListed(deal, now));
}

async function selectToursNow(db: Database, now: Date) {
	const { rows } = await selectTours(db, everything, now);
	return rows.map((tour) => onSaleAt(tour, now));
}
