import { subDays } from 'date-fns/subDays';
import { and, count, eq, isNull, lt, lte, type SQL } from 'drizzle-orm';

import { pictureMessages, type PictureUpload } from '#src/contract/desk/pictures.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictureUploads } from '../db/schema.ts';
import { found } from '../http/http-error.ts';
import { pictureStore } from './open-picture-store.ts';
import { pictureRecord, selectPicture } from './pictures.ts';

/** For how many days is known what became of a file. */
const daysKnown = 1;

/** The name of a file as it was sent, which no address leads to: it may say where it was taken. */
export function sentFile(key: string): string {
	return `${key}/sent`;
}

/** The condition that a file is neither made ready nor refused. */
export function isWaiting(): SQL | undefined {
	return and(isNull(pictureUploads.pictureId), isNull(pictureUploads.problem));
}

/**
 * What became of a file that was sent.
 * @throws HttpError 404
 */
export async function uploadState(db: Database, id: number): Promise<PictureUpload> {
	const [row] = await db.select().from(pictureUploads).where(eq(pictureUploads.id, id));
	const { pictureId, problem } = found(row, pictureMessages.uploadMissing);
	if (problem !== null) return { state: 'refused', problem };
	if (pictureId === null) return { state: 'waiting', id, ahead: await countBefore(db, id) };
	const picture = found(await selectPicture(db, pictureId), pictureMessages.uploadMissing);
	return { state: 'done', picture: await pictureRecord(db, picture) };
}

/**
 * Takes back a file that still waits: nobody goes on with it.
 * @throws HttpError 404 where it does not wait
 */
export function dropUpload(db: Database, id: number): Promise<{ id: number }> {
	return inTransaction(db, async (transaction) => {
		const [gone] = await transaction
			.delete(pictureUploads)
			.where(and(isWaiting(), eq(pictureUploads.id, id)))
			.returning({ key: pictureUploads.key });
		const { key } = found(gone, pictureMessages.uploadMissing);
		await pictureStore().remove(transaction, [sentFile(key)]);
		return { id };
	});
}

/** Forgets what became of files of days before, and those that nobody could go on with. */
export async function forgetUploads(db: Database, now: Date): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const gone = await transaction
			.delete(pictureUploads)
			.where(lte(pictureUploads.createdAt, subDays(now, daysKnown)))
			.returning({ key: pictureUploads.key });
		if (gone.length === 0) return;
		await pictureStore().remove(
			transaction,
			gone.map(({ key }) => sentFile(key)),
		);
	});
}

async function countBefore(db: Database, id: number): Promise<number> {
	const [row] = await db
		.select({ before: count() })
		.from(pictureUploads)
		.where(and(isWaiting(), lt(pictureUploads.id, id)));
	return row?.before ?? 0;
}
