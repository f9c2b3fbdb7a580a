import { and, eq } from 'drizzle-orm';

import { type Tour, tour as tourSchema } from '#src/contract/catalog/catalog.ts';
import { type TourChange, tourChanges } from '#src/domain/tours/tour-changes.ts';

import { isOnSale } from '../catalog/on-sale.ts';
import { selectTourVersion } from '../catalog/tour-versions.ts';
import type { Database } from '../db/database.ts';
import { bookings, tours } from '../db/schema.ts';
import { readRowId } from '../http/route-path.ts';

/** A tour as it was bought, and what of it is different now. */
export type BoughtTour = { tour: Tour; version: number; changes: TourChange[] };

/**
 * The tour that a booking bought, in the words of that day. What has changed since is only said of one that is on sale:
 * what the desk writes into a draft, and what is archived, nobody was promised.
 * @returns null of flights, and of tours that were booked before their versions were kept
 */
export async function selectBoughtTour(
	db: Database,
	bookingId: number,
): Promise<BoughtTour | null> {
	const [booking] = await db
		.select({ itemId: bookings.itemId, version: bookings.tourVersion })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	const id = readRowId(booking?.itemId ?? '');
	const version = booking?.version ?? null;
	if (id === null || version === null) return null;
	const tour = await selectTourVersion(db, id, version);
	if (!tour) return null;
	const [now] = await db
		.select()
		.from(tours)
		.where(and(eq(tours.id, id), isOnSale(tours)));
	return { tour, version, changes: now ? tourChanges(tour, tourSchema.parse(now)) : [] };
}
