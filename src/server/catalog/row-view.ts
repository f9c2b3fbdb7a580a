import { asc } from 'drizzle-orm';

import type {
	Destination,
	ShownDestination,
	TourWithSeats,
} from '#src/contract/catalog/catalog.ts';
import type { RowView } from '#src/contract/catalog/row-view.ts';
import { toursTo } from '#src/domain/destinations/destination.ts';
import { moreLikeThis } from '#src/domain/tours/more-like-this.ts';
import { byFeatured } from '#src/domain/tours/summary.ts';

import type { Database } from '../db/database.ts';
import { destinations } from '../db/schema.ts';
import { selectShownDestination } from './destinations.ts';
import { selectShownFlight } from './flights.ts';
import { isOnSale } from './on-sale.ts';
import { selectAllTours, selectTourWithSeats } from './tours.ts';
import { selectCatalogVersions } from './versions.ts';

/** A row that is on sale, as its page shows it; null of a number that none has. */
export async function selectRowView(
	db: Database,
	kind: RowView['kind'],
	id: number,
	now: Date,
): Promise<RowView | null> {
	switch (kind) {
		case 'flight': {
			const deal = await selectShownFlight(db, id, now);
			return deal && { kind, deal };
		}
		case 'tour': {
			const tour = await selectTourWithSeats(db, id, now);
			return tour && tourView(db, tour, now);
		}
		case 'destination': {
			const destination = await selectShownDestination(db, id);
			return destination && destinationView(db, destination, now);
		}
	}
}

type ViewOf<Kind extends RowView['kind']> = Extract<RowView, { kind: Kind }>;

/** A tour with what its page shows of others. */
export async function tourView(
	db: Database,
	tour: TourWithSeats,
	now: Date,
): Promise<ViewOf<'tour'>> {
	const places = await selectLinkedPlaces(db);
	const alike = moreLikeThis(tour, await selectAllTours(db, now), places);
	return { kind: 'tour', tour, destinations: places, alike };
}

/** A destination with the tours that go there. */
export async function destinationView(
	db: Database,
	destination: ShownDestination,
	now: Date,
): Promise<ViewOf<'destination'>> {
	// Before the rows: what changes in between makes the page ask for them again.
	const { tours: toursVersion } = await selectCatalogVersions(db, now);
	const tours = toursTo(destination, await selectAllTours(db, now)).sort(byFeatured);
	return { kind: 'destination', destination, tours, toursVersion };
}

/** The destinations to whose pages places lead, and what tells how alike tours are. */
export async function selectLinkedPlaces(
	db: Database,
): Promise<Pick<Destination, 'id' | 'name' | 'region' | 'place'>[]> {
	const { id, name, region, place } = destinations;
	return db
		.select({ id, name, region, place })
		.from(destinations)
		.where(isOnSale(destinations))
		.orderBy(asc(id));
}
