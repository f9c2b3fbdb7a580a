import { eq } from 'drizzle-orm';

import { pictureMessages } from '#src/contract/desk/pictures.ts';
import { photographFiles } from '#src/domain/pictures/photograph.ts';

import { recordChange } from '../changes/record-change.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictures } from '../db/schema.ts';
import { found, HttpError } from '../http/http-error.ts';
import { cacheTags } from '../platform/cache.ts';
import { purgeInTime } from '../platform/purge-in-time.ts';
import type { DeskCall as Call } from '../users/desk-route.ts';
import { lockPicture } from './lock-picture.ts';
import { pictureStore } from './open-picture-store.ts';
import { lockRow, pictureRecord, recordedOf, selectPicture } from './pictures.ts';

/**
 * Deletes a picture and its files for good.
 * @throws HttpError 404; 409 that names what shows it
 */
export async function deletePicture({
	deps: { db, now },
	colleague,
	id,
}: Call<undefined, number>): Promise<{ id: number }> {
	const { key } = await inTransaction(db, async (transaction) => {
		// In the order of an upload, so that neither waits for the other without end.
		const seen = found(await selectPicture(transaction, id), pictureMessages.missing);
		await lockPicture(transaction, seen.key);
		const row = found(await lockRow(transaction, id), pictureMessages.missing);
		const { usedBy } = await pictureRecord(transaction, row);
		if (usedBy.length > 0) throw new HttpError(409, { message: pictureMessages.inUse(usedBy) });
		await transaction.delete(pictures).where(eq(pictures.id, id));
		await recordChange(transaction, {
			colleague,
			at: now(),
			subject: 'picture',
			subjectId: id,
			label: row.alt,
			before: recordedOf(row),
			after: null,
		});
		const names = photographFiles(row).map(({ name }) => name);
		await pictureStore().remove(transaction, names);
		return row;
	});
	await purgeInTime([cacheTags.picture(key)]);
	return { id };
}
