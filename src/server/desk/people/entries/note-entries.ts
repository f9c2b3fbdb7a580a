import type { EntryOf } from '#src/contract/desk/person.ts';
import { personRowKinds } from '#src/domain/desk/person-row.ts';

import type { Database } from '../../../db/database.ts';
import { newestFirst } from '../../../db/newest-first.ts';
import { notes } from '../../../db/schema.ts';
import { aboutColumns } from '../notes/about.ts';
import { noteOf } from '../notes/notes-of.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';
import { aboutLabel } from './about-label.ts';

/** The newest notes of the desk about a person, and about what they booked and asked for. */
export async function noteEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<EntryOf<'note'>[]> {
	const found = await db
		.select({ row: notes, label: aboutLabel(db, notes) })
		.from(notes)
		.where(rows.notes)
		.orderBy(...newestFirst(notes))
		.limit(limit);
	return found.flatMap(({ row, label: named }) => {
		const kind = personRowKinds.find((each) => row[aboutColumns[each]] !== null);
		const id = kind && row[aboutColumns[kind]];
		if (!kind || !id) return [];
		const note = noteOf(row);
		return { kind: 'note', at: note.createdAt, about: { kind, id, label: named }, note };
	});
}
