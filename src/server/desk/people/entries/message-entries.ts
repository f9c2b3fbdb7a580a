import { sql } from 'drizzle-orm';

import type { EntryOf } from '#src/contract/desk/person.ts';
import { messageSubjects } from '#src/domain/messages/message.ts';
import { rowKindOf } from '#src/domain/messages/row-kind.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import { messages } from '../../../db/schema.ts';
import { aboutColumns } from '../../../messages/about.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';
import { aboutLabel } from './about-label.ts';

type Entry = EntryOf<'message'>;

const text = sql<string>`concat_ws(E'\\n\\n', nullif(${messages.subject}, ''), ${messages.body})`;

/** The newest that a person and the desk wrote to each other. */
export async function messageEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<Entry[]> {
	const found = await db
		.select({ row: messages, label: aboutLabel(db, messages), text })
		.from(messages)
		.where(rows.messages)
		.orderBy(...newestFirst(messages))
		.limit(limit);
	return found.flatMap(({ row, label: named, text: written }) => {
		const of = aboutOf(row);
		if (!of) return [];
		return {
			kind: 'message',
			at: row.createdAt.toISOString(),
			id: row.id,
			about: { ...of, label: named },
			author: row.author,
			text: written,
		};
	});
}

function aboutOf(row: typeof messages.$inferSelect) {
	for (const subject of messageSubjects) {
		const id = row[aboutColumns[subject]];
		if (id !== null) return { kind: rowKindOf[subject], id };
	}
	return null;
}
