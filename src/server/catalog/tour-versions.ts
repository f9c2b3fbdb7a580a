import { subYears } from 'date-fns/subYears';
import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm';

import { type Tour, tour as tourSchema } from '#src/contract/catalog/catalog.ts';

import type { Database } from '../db/database.ts';
import { bookings, tourVersions } from '../db/schema.ts';

/** Years for which a version is kept that nobody bought. */
const keptYears = 1;

/** Keeps how a tour reads at a version; one that is kept already stays as it was kept first. */
export async function keepTourVersion(
	transaction: Database,
	{ tour, version }: { tour: Tour; version: number },
	now: Date,
): Promise<void> {
	await transaction
		.insert(tourVersions)
		// What of it the public sees: all else would be kept twice.
		.values({ tourId: tour.id, version, tour: tourSchema.parse(tour), createdAt: now })
		.onConflictDoNothing();
}

/** A tour as it read at a version; null where that was not kept, or is no longer understood. */
export async function selectTourVersion(
	db: Database,
	tourId: number,
	version: number,
): Promise<Tour | null> {
	const [kept] = await db
		.select({ tour: tourVersions.tour })
		.from(tourVersions)
		.where(and(eq(tourVersions.tourId, tourId), eq(tourVersions.version, version)));
	return tourSchema.safeParse(kept?.tour).data ?? null;
}

/** Forgets the versions of a tour that are old, that no booking names, and that it has no more. */
export async function forgetTourVersions(
	transaction: Database,
	{ id, version }: { id: number; version: number },
	now: Date,
): Promise<void> {
	const naming = transaction
		.select({ id: bookings.id })
		.from(bookings)
		.where(
			and(
				eq(bookings.type, 'tour'),
				eq(bookings.itemId, String(id)),
				// Named with its table: drizzle leaves the table out where a statement deletes from one.
				eq(bookings.tourVersion, sql`${tourVersions}."version"`),
			),
		);
	await transaction
		.delete(tourVersions)
		.where(
			and(
				eq(tourVersions.tourId, id),
				ne(tourVersions.version, version),
				lt(tourVersions.createdAt, subYears(now, keptYears)),
				notExists(naming),
			),
		);
}
