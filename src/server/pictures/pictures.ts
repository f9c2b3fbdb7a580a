import { desc, eq } from 'drizzle-orm';

import type { PicturePage, UploadedPicture } from '#src/contract/desk/pictures.ts';
import { photographAddress } from '#src/domain/pictures/photograph.ts';

import type { Database } from '../db/database.ts';
import { holdsText, type Paged, paged } from '../db/paged.ts';
import { pictures } from '../db/schema.ts';
import { selectPictureUses } from './picture-uses.ts';

type Row = typeof pictures.$inferSelect;

/** One page of the pictures whose words hold the text, the newest first. */
export async function selectPictures(
	db: Database,
	page: PicturePage,
): Promise<Paged<UploadedPicture>> {
	const matches = holdsText(page.q, [pictures.alt]);
	const rows = db
		.select()
		.from(pictures)
		.where(matches)
		.orderBy(desc(pictures.id))
		.limit(page.limit)
		.offset(page.offset);
	const found = await paged(page, rows, () => db.$count(pictures, matches));
	return { ...found, rows: await withUses(db, found.rows) };
}

/** A picture as the panel has it, with what shows it now. */
export async function pictureRecord(db: Database, row: Row): Promise<UploadedPicture> {
	return recordOf(row, await selectPictureUses(db, [row.key]));
}

/** A picture's row; null where there is none. */
export async function selectPicture(db: Database, id: number): Promise<Row | null> {
	const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
	return row ?? null;
}

/** The picture of a file, by its key; null where it is none yet. */
export async function selectByKey(db: Database, key: string): Promise<Row | null> {
	const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
	return row ?? null;
}

/** Locks the row of a picture until the transaction ends; null where there is none. */
export async function lockRow(transaction: Database, id: number): Promise<Row | null> {
	const [row] = await transaction.select().from(pictures).where(eq(pictures.id, id)).for('update');
	return row ?? null;
}

/** What is written down of a picture that is changed. */
export function recordedOf(row: Row): Record<string, unknown> {
	return { alt: row.alt, address: photographAddress(row) };
}

async function withUses(db: Database, rows: readonly Row[]): Promise<UploadedPicture[]> {
	const uses = await selectPictureUses(
		db,
		rows.map(({ key }) => key),
	);
	return rows.map((row) => recordOf(row, uses));
}

function recordOf(row: Row, uses: Awaited<ReturnType<typeof selectPictureUses>>): UploadedPicture {
	const { id, key, alt, width, height, createdAt } = row;
	const usedBy = (uses.get(key) ?? []).map(({ name }) => name);
	const address = photographAddress(row);
	return { id, address, alt, width, height, usedBy, createdAt: createdAt.toISOString() };
}
