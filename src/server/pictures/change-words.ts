import { eq } from 'drizzle-orm';

import { pictureMessages, type UploadedPicture } from '#src/contract/desk/pictures.ts';

import { type ChangeAuthor, recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { pictures } from '../db/schema.ts';
import { found } from '../http/http-error.ts';
import type { DeskCall as Call } from '../users/desk-route.ts';
import { lockRow, pictureRecord, recordedOf } from './pictures.ts';
import { showWords } from './show-words.ts';

type Row = typeof pictures.$inferSelect;

/**
 * Says in other words what a picture shows; every page that shows it follows.
 * @throws HttpError 404
 */
export async function changePicture({
	deps,
	colleague,
	id,
	body: { alt },
}: Call<{ alt: string }, number>): Promise<UploadedPicture> {
	const { row, isOther } = await inTransaction(deps.db, async (transaction) => {
		const before = found(await lockRow(transaction, id), pictureMessages.missing);
		const after = await changeWords(transaction, { before, alt, colleague, at: deps.now() });
		return { row: after, isOther: after !== before };
	});
	const picture = await pictureRecord(deps.db, row);
	if (isOther) await showWords(deps, picture);
	return picture;
}

type Change = { before: Row; alt: string; colleague: ChangeAuthor; at: Date };

/** Stores other words of a picture, and who wrote them; of the same ones nothing is written. @returns `before` itself then */
export async function changeWords(
	transaction: Database,
	{ before, alt, colleague, at }: Change,
): Promise<Row> {
	if (before.alt === alt) return before;
	const after = { ...before, alt };
	await transaction.update(pictures).set({ alt }).where(eq(pictures.id, before.id));
	await recordChange(transaction, {
		colleague,
		at,
		subject: 'picture',
		subjectId: before.id,
		label: alt,
		before: recordedOf(before),
		after: recordedOf(after),
	});
	return after;
}
