import { hash } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { pictureMessages, type UploadedPicture } from '#src/contract/admin/pictures.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { recordChange } from '../admin/activities/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictures } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';
import { Answer } from '../http/json-answer.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { UploadCall } from '../http/upload-route.ts';
import { changeWords } from './change-words.ts';
import { lockPicture } from './lock-picture.ts';
import { pictureStore } from './open-picture-store.ts';
import { pictureRecord, recordedOf } from './pictures.ts';
import { printFiles } from './print-files.ts';
import { showWords } from './show-words.ts';

/** More than a desk has to show in an hour, fewer than a script would send. */
export const uploadLimit: RateLimit = {
	name: 'pictures',
	most: 200,
	windowSeconds: 3600,
	message: pictureMessages.tooMany,
};

type Row = typeof pictures.$inferSelect;

/**
 * Stores a picture and the files that are made of it. The same file is the same picture, which gets the words that were
 * sent last: a double click or a retry stores nothing twice, and nobody waits for its files again.
 * @throws HttpError 415, 400 for what is no picture that is taken; 409 where it is deleted at the same moment
 */
export async function uploadPicture({
	bytes,
	query: { alt },
	administrator,
	deps,
}: UploadCall<{ alt: string }>): Promise<Answer<UploadedPicture>> {
	const { db, now } = deps;
	const key = hash('sha256', bytes, 'hex').slice(0, 16);
	const printed = (await selectByKey(db, key)) ? null : await printFiles(bytes, key);
	const { row, isNew, isOther } = await inTransaction(db, async (transaction) => {
		await lockPicture(transaction, key);
		const before = await selectByKey(transaction, key);
		if (before) {
			const changed = await changeWords(transaction, { before, alt, administrator, at: now() });
			return { row: changed, isNew: false, isOther: changed !== before };
		}
		// It was there a moment ago, so that no files were made.
		if (!printed) throw new HttpError(409, { message: pictureMessages.deletedMeanwhile });
		await pictureStore().put(transaction, printed.files);
		const stored = await store(transaction, { ...printed.photograph, alt, createdAt: now() });
		await record(transaction, stored, administrator);
		return { row: stored, isNew: true, isOther: false };
	});
	const picture = await pictureRecord(db, row);
	if (isOther) await showWords(deps, picture);
	return new Answer(picture, { status: isNew ? 201 : 200 });
}

async function selectByKey(db: Database, key: string): Promise<Row | null> {
	const [row] = await db.select().from(pictures).where(eq(pictures.key, key));
	return row ?? null;
}

async function store(transaction: Database, values: typeof pictures.$inferInsert): Promise<Row> {
	const [stored] = await transaction.insert(pictures).values(values).returning();
	if (!stored) throw new Error('A picture was not stored.');
	return stored;
}

function record(transaction: Database, stored: Row, administrator: SessionUser): Promise<void> {
	return recordChange(transaction, {
		administrator,
		at: stored.createdAt,
		subject: 'picture',
		subjectId: stored.id,
		label: stored.alt,
		before: null,
		after: recordedOf(stored),
	});
}
