import type { EntryOf } from '#src/contract/desk/person.ts';

import type { Database } from '../../../db/database.ts';
import { newestLetters } from '../../letters/letter-rows.ts';
import type { RowsOfPerson } from '../rows-of-person.ts';

/** The newest letters to a person. */
export async function letterEntries(
	db: Database,
	rows: RowsOfPerson,
	limit: number,
): Promise<EntryOf<'letter'>[]> {
	const letters = await newestLetters(db, rows.letters, limit);
	return letters.map((letter) => ({ kind: 'letter', at: letter.createdAt, letter }));
}
