import { hash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { pictureMessages, type PictureUpload } from '#src/contract/desk/pictures.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictureUploads } from '../db/schema.ts';
import { Answer } from '../http/json-answer.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { Received, UploadCall } from '../users/upload-route.ts';
import { changeWords } from './change-words.ts';
import { lockPicture } from './lock-picture.ts';
import { pictureStore } from './open-picture-store.ts';
import { uploadState, sentFile } from './picture-uploads.ts';
import { pictureRecord, selectByKey } from './pictures.ts';
import { requirePicture } from './print-files.ts';
import { printUpload } from './print-uploads.ts';
import { showWords } from './show-words.ts';

/** More than a desk has to show in an hour, fewer than a script would send. */
export const uploadLimit: RateLimit = {
	name: 'pictures',
	most: 200,
	windowSeconds: 3600,
	message: pictureMessages.tooMany,
};

type Sent = {
	key: string;
	alt: string;
	bytes: Uint8Array<ArrayBuffer>;
	sentBy: SessionUser;
	at: Date;
};

/**
 * Takes a file in: it is kept as it was sent, and made ready after the answer. The same file is the same picture, which
 * gets the words that were sent last: a double click or a retry stores nothing twice, and its files are made once.
 * @throws HttpError 415, 400 for what is no picture that is taken, as far as its first bytes tell
 */
export async function receivePicture({
	bytes,
	query: { alt },
	colleague: sentBy,
	deps,
}: UploadCall<{ alt: string }>): Promise<Received<PictureUpload>> {
	const { db, now } = deps;
	const key = hash('sha256', bytes, 'hex').slice(0, 16);
	if (!(await isThere(db, key))) await requirePicture(bytes);
	const sent: Sent = { key, alt, bytes, sentBy, at: now() };
	const received = await inTransaction(db, async (transaction) => {
		await lockPicture(transaction, key);
		const before = await selectByKey(transaction, key);
		if (!before) return { uploadId: await keep(transaction, sent) };
		const row = await changeWords(transaction, { before, alt, colleague: sentBy, at: sent.at });
		return { row, isOther: row !== before };
	});
	if ('uploadId' in received) {
		const { uploadId } = received;
		return {
			answer: new Answer(await uploadState(db, uploadId), { status: 202 }),
			afterwards: () => printUpload(deps, { id: uploadId, bytes }),
		};
	}
	const picture = await pictureRecord(db, received.row);
	if (received.isOther) await showWords(deps, picture);
	return { answer: new Answer<PictureUpload>({ state: 'done', picture }) };
}

async function isThere(db: Database, key: string): Promise<boolean> {
	return (await selectByKey(db, key)) !== null;
}

/** Keeps the file as it is; one that waits already only gets the other words. */
async function keep(transaction: Database, { key, alt, bytes, sentBy, at }: Sent): Promise<number> {
	await pictureStore().put(transaction, [{ name: sentFile(key), bytes }]);
	const values = { alt, sentBy: sentBy.id, createdAt: at };
	const [kept] = await transaction
		.insert(pictureUploads)
		.values({ key, ...values })
		.onConflictDoUpdate({
			target: pictureUploads.key,
			set: {
				...values,
				problem: null,
				// One that was refused is tried anew.
				attempts: sql`case when ${pictureUploads.problem} is null then ${pictureUploads.attempts} else 0 end`,
			},
		})
		.returning({ id: pictureUploads.id });
	if (!kept) throw new Error('An upload was not stored.');
	return kept.id;
}
