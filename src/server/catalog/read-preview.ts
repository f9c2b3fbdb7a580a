import { and, eq, gt, isNull } from 'drizzle-orm';

import { shownDeal, shownDestination } from '#src/contract/catalog/catalog.ts';
import type { PreviewView } from '#src/contract/catalog/preview-view.ts';

import type { Database } from '../db/database.ts';
import { destinations, flights, previews } from '../db/schema.ts';
import { tokenHashOf } from '../world/secret-token.ts';
import { dealToday } from './flights.ts';
import { oneWithPictureWords } from './picture-words.ts';
import { destinationView, tourView } from './row-view.ts';
import { selectTourInAnyState } from './tours.ts';

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
			return dealPreview(db, opened, now);
		case 'tour':
			return tourPreview(db, opened, now);
		case 'destination':
			return destinationPreview(db, opened, now);
	}
}

// Parsing takes from a row what the public may see of it.
async function dealPreview(
	db: Database,
	{ id, until }: Opened,
	now: Date,
): Promise<PreviewView | null> {
	const [found] = await db
		.select()
		.from(flights)
		.where(and(eq(flights.id, id), isNull(flights.deletedAt)));
	const row = await oneWithPictureWords(db, found ?? null);
	if (!row) return null;
	return { kind: 'flight', until, state: row.state, deal: shownDeal.parse(dealToday(row, now)) };
}

async function tourPreview(
	db: Database,
	{ id, until }: Opened,
	now: Date,
): Promise<PreviewView | null> {
	const found = await selectTourInAnyState(db, id, now);
	return found && { ...(await tourView(db, found.tour, now)), until, state: found.state };
}

async function destinationPreview(
	db: Database,
	{ id, until }: Opened,
	now: Date,
): Promise<PreviewView | null> {
	const [found] = await db
		.select()
		.from(destinations)
		.where(and(eq(destinations.id, id), isNull(destinations.deletedAt)));
	const row = await oneWithPictureWords(db, found ?? null);
	if (!row) return null;
	const view = await destinationView(db, shownDestination.parse(row), now);
	return { ...view, until, state: row.state };
}
