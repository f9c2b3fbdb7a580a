import { deletion } from '#src/contract/desk/conflict.ts';
import type { ReplyTemplate, TemplateForm } from '#src/contract/desk/template.ts';

import { lockForChange, removeRow, storeChange, storeNew } from '../../changes/change-row.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Answer } from '../../http/json-answer.ts';
import { validated } from '../../http/validation.ts';
import type { DeskCall as Call } from '../../users/desk-route.ts';
import { requireFreeName, requireRoom, templateRows } from './templates.ts';

/** @throws HttpError 400 at a name that is taken; 409 where there are as many as fit */
export async function createTemplate({
	deps: { db, now },
	colleague,
	body: { name, body },
}: Call<TemplateForm, undefined>): Promise<Answer<ReplyTemplate>> {
	const row = await inTransaction(db, async (transaction) => {
		await requireRoom(transaction);
		await requireFreeName(transaction, name, null);
		return storeNew(transaction, templateRows, { colleague, now }, { name, body });
	});
	return new Answer(row, { status: 201 });
}

/** @throws HttpError 404; 400 at a name that is taken; 409 with the template as it is, where somebody changed it since */
export function changeTemplate({
	deps: { db, now },
	colleague,
	id,
	body: { name, body, version },
}: Call<TemplateForm, number>): Promise<ReplyTemplate> {
	return inTransaction(db, async (transaction) => {
		const change = await lockForChange(transaction, templateRows, {
			colleague,
			now,
			id,
			version,
		});
		await requireFreeName(transaction, name, id);
		const isSame = change.before.name === name && change.before.body === body;
		return isSame ? change.before : storeChange(change, { name, body });
	});
}

/** @throws HttpError 404; 409 as above */
export function deleteTemplate({
	deps: { db, now },
	colleague,
	url,
	id,
}: Call<undefined, number>): Promise<{ id: number }> {
	const { version } = validated(deletion, Object.fromEntries(url.searchParams));
	return inTransaction(db, async (transaction) => {
		await lockForChange(transaction, templateRows, { colleague, now, id, version });
		await removeRow(transaction, templateRows, { colleague, now }, id);
		return { id };
	});
}
