import { and, desc, eq, inArray } from 'drizzle-orm';

import type { TemplateVersion } from '#src/contract/desk/template.ts';

import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';
import { templateRows } from './templates.ts';

/**
 * What a template says and said before, the newest first: the log of its changes, read backwards from what it says now.
 * The oldest is nobody's where it came with the site, or the log is too old to know who wrote it.
 * @throws HttpError 404
 */
export async function selectTemplateVersions(db: Database, id: number): Promise<TemplateVersion[]> {
	const template = await selectRow(db, templateRows, id);
	const log = await db
		.select({
			id: changes.id,
			action: changes.action,
			author: changes.name,
			before: changes.before,
			createdAt: changes.createdAt,
		})
		.from(changes)
		.where(
			and(
				eq(changes.subject, 'template'),
				eq(changes.subjectId, id),
				inArray(changes.action, ['created', 'updated']),
			),
		)
		.orderBy(desc(changes.id));
	let said = { name: template.name, body: template.body };
	const versions = log.map(({ id: change, author, createdAt, before }) => {
		const version = { id: change, ...said, author, createdAt: createdAt.toISOString() };
		said = { ...said, ...before };
		return version;
	});
	const isWhole = log.at(-1)?.action === 'created';
	return isWhole ? versions : [...versions, { id: 0, ...said, author: '', createdAt: null }];
}
