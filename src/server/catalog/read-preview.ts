import { and, asc, eq, gt, isNull } from 'drizzle-orm';

import { destination, flightDeal, tour as tourSchema } from '#src/contract/catalog/catalog.ts';
import type { PreviewView } from '#src/contract/catalog/preview-view.ts';
import { toursTo } from '#src/domain/destinations/destination.ts';
import { byFeatured, tourSummary } from '#src/domain/tours/summary.ts';

import type { Database } from '../db/database.ts';
import { destinations, flights, previews, tours } from '../db/schema.ts';
import { departuresWithSeats } from '../departures/departures-of.ts';
import { tokenHashOf } from '../users/secret-token.ts';
import { isOnSale } from './on-sale.ts';
import { selectCatalogVersions } from './versions.ts';

type Opened = Pick<PreviewView, 'until'> & { id: number };

/**
 * What the link of a key shows: the row as it is at this moment.
 * @returns null where the key opens nothing, or no longer, or the row was deleted
 */
export async function readPreview(
	db: Database,
	key: string,
	now: Date,
): Promise<PreviewView | null> {
	const [link] = await db
		.select()
		.from(previews)
		.where(and(eq(previews.tokenHash, tokenHashOf(key)), gt(previews.expiresAt, now)));
	if (!link) return null;
	const opened = { id: link.rowId, until: link.expiresAt };
	switch (link.kind) {
		case 'flight':
			return dealPreview(db, opened);
		case 'tour':
			return tourPreview(db, opened, now);
		case 'destination':
			return destinationPreview(db, opened);
	}
}

// Parsing takes from a row what the public may see of it.
async function dealPreview(db: Database, { id, until }: Opened): Promise<PreviewView | null> {
	const [row] = await db
		.select()
		.from(flights)
		.where(and(eq(flights.id, id), isNull(flights.deletedAt)));
	return row ? { kind: 'flight', until, state: row.state, deal: flightDeal.parse(row) } : null;
}

async function tourPreview(
	db: Database,
	{ id, until }: Opened,
	now: Date,
): Promise<PreviewView | null> {
	const [row] = await db
		.select()
		.from(tours)
		.where(and(eq(tours.id, id), isNull(tours.deletedAt)));
	if (!row) return null;
	const tour = tourSchema.parse(row);
	const departures = await departuresWithSeats(db, tour, now);
	return { kind: 'tour', until, state: row.state, tour: { ...tour, departures } };
}

async function destinationPreview(
	db: Database,
	{ id, until }: Opened,
): Promise<PreviewView | null> {
	const [row] = await db
		.select()
		.from(destinations)
		.where(and(eq(destinations.id, id), isNull(destinations.deletedAt)));
	if (!row) return null;
	const { tours: toursVersion } = await selectCatalogVersions(db);
	const onSale = await db.select().from(tours).where(isOnSale(tours)).orderBy(asc(tours.id));
	return {
		kind: 'destination',
		until,
		state: row.state,
		destination: destination.parse(row),
		tours: toursTo(row.name, onSale.map(tourSummary)).sort(byFeatured),
		toursVersion,
	};
}
