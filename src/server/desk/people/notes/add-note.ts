import { eq, sql } from 'drizzle-orm';

import type { Note } from '#src/contract/desk/note.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import type { PersonRow } from '#src/domain/desk/person-row.ts';

import { inTransaction } from '../../../db/in-transaction.ts';
import { notes } from '../../../db/schema.ts';
import type { Attempt } from '../../../http/attempt.ts';
import { found } from '../../../http/http-error.ts';
import { storeOnce } from '../../../http/stored-once.ts';
import type { Dependencies } from '../../../world/dependencies.ts';
import { personMessages } from '../person-addresses.ts';
import { personSources } from '../person-sources.ts';
import { aboutValues } from './about.ts';
import { noteOf } from './notes-of.ts';

type NewNote = { colleague: SessionUser; of: PersonRow; body: string; attempt: Attempt | null };

/**
 * Stores what the desk notes of a booking, a request or an account, or finds what the same attempt stored before.
 * @throws HttpError 404; 409 when the attempt was sent with other words, or about something else
 */
export function addNote(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, of, body, attempt }: NewNote,
): Promise<Note> {
	return inTransaction(db, async (transaction) => {
		const { from, id } = personSources[of.kind];
		// It stays until the note is stored.
		const [row] = await transaction
			.select({ id: sql<number>`${id}` })
			.from(from)
			.where(eq(id, of.id))
			.for('key share');
		found(row, personMessages.missing);
		const author = { authorId: colleague.id, author: colleague.fullName };
		const values = { ...aboutValues(of), body, ...author, createdAt: now() };
		return noteOf((await storeOnce(transaction, notes, values, attempt)).row);
	});
}
