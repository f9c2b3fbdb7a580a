import { and, eq } from 'drizzle-orm';

import { type Tour, tour as tourSchema } from '#src/contract/catalog/catalog.ts';
import { type TourChange, tourChanges } from '#src/domain/tours/tour-changes.ts';

import type { Database } from '../db/database.ts';
import { bookings, tours } from '../db/schema.ts';
import { readRowId } from '../http/route-path.ts';
import { isOnSale } from './on-sale.ts';
import { selectTourVersion } from './tour-versions.ts';

/** The tour of a booking. */
type BookedTour = {
	/**
	 * As it was bought, in the words of that day, and what of it is different now; null of flights, and of tours that were
	 * booked before their versions were kept.
	 */
	bought: { tour: Tour; version: number; changes: TourChange[] } | null;
	/** As it is run: where to be and whom to call is of today. null of flights, and where nothing of it is left. */
	run: Tour | null;
	/** Of what is run, how often it was changed; 0 where nothing is. */
	runVersion: number;
};

/**
 * The tour of a booking, as it was bought and as it is run. What has changed is only said of one that is on sale: what the
 * desk writes into a draft, and what is archived, nobody was promised.
 */
export async function selectBookedTour(db: Database, bookingId: number): Promise<BookedTour> {
	const [booking] = await db
		.select({ itemId: bookings.itemId, version: bookings.tourVersion })
		.from(bookings)
		.where(and(eq(bookings.id, bookingId), eq(bookings.type, 'tour')));
	const id = readRowId(booking?.itemId ?? '');
	if (id === null) return { bought: null, run: null, runVersion: 0 };
	const version = booking?.version ?? null;
	const tour = version === null ? null : await selectTourVersion(db, id, version);
	const [row] = await db
		.select()
		.from(tours)
		.where(and(eq(tours.id, id), isOnSale(tours)));
	const now = row ? tourSchema.parse(row) : null;
	const bought = tour && {
		tour,
		version: version ?? 0,
		changes: now ? tourChanges(tour, now) : [],
	};
	return { bought, run: now ?? tour, runVersion: row?.version ?? version ?? 0 };
}
