import { and, asc, eq, ne, sql } from 'drizzle-orm';

import { mostTemplates, type ReplyTemplate, templateWords } from '#src/contract/desk/template.ts';

import type { RowKind } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { replyTemplates } from '../../db/schema.ts';
import { HttpError, invalidField } from '../../http/http-error.ts';

/** All templates, by name. */
export async function selectTemplates(db: Database): Promise<ReplyTemplate[]> {
	const rows = await db
		.select(columns)
		.from(replyTemplates)
		.orderBy(asc(byName), asc(replyTemplates.id));
	return rows.map(recordOf);
}

/**
 * Refuses a name that another template has; in the menus nobody could tell the two apart.
 * @param id the template that is to have it; null: a new one
 * @throws HttpError 400 at the name
 */
export async function requireFreeName(
	transaction: Database,
	name: string,
	id: number | null,
): Promise<void> {
	const isOther = id === null ? undefined : ne(replyTemplates.id, id);
	const taken = await transaction.$count(
		replyTemplates,
		and(eq(byName, name.toLowerCase()), isOther),
	);
	if (taken > 0) throw invalidField('name', templateWords.nameTaken);
}

/** @throws HttpError 409 where there are as many as fit */
export async function requireRoom(transaction: Database): Promise<void> {
	if ((await transaction.$count(replyTemplates)) < mostTemplates) return;
	throw new HttpError(409, { message: templateWords.tooMany });
}

const byName = sql`lower(${replyTemplates.name})`;

const columns = {
	id: replyTemplates.id,
	name: replyTemplates.name,
	body: replyTemplates.body,
	version: replyTemplates.version,
	createdAt: replyTemplates.createdAt,
	updatedAt: replyTemplates.updatedAt,
};

type Row = typeof replyTemplates.$inferSelect;

function recordOf({ id, name, body, version, updatedAt }: Row): ReplyTemplate {
	return { id, name, body, version, updatedAt: updatedAt.toISOString() };
}

/** Templates, as the desk changes them. */
export const templateRows: RowKind<typeof replyTemplates, Row, ReplyTemplate> = {
	subject: 'template',
	missing: templateWords.missing,
	table: replyTemplates,
	columns,
	rowOf: recordOf,
	labelOf: ({ name }) => name,
	recordedOf: ({ name, body }) => ({ name, body }),
};
