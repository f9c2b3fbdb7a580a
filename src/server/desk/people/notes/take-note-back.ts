import { subMinutes } from 'date-fns/subMinutes';
import { eq } from 'drizzle-orm';

import { noteMessages } from '#src/contract/desk/note.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';

import { inTransaction } from '../../../db/in-transaction.ts';
import { approvals, notes } from '../../../db/schema.ts';
import { found, HttpError } from '../../../http/http-error.ts';
import type { Dependencies } from '../../../world/dependencies.ts';

/**
 * Takes a note back that was written a moment ago: nothing of it stays. It is its writer's to do.
 * @throws HttpError 404; 403 to a colleague; 409 once its minutes are over, and of what asks an administrator for something
 */
export function takeNoteBack(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ colleague, id }: { colleague: SessionUser; id: number },
): Promise<{ id: number }> {
	return inTransaction(db, async (transaction) => {
		const [row] = await transaction.select().from(notes).where(eq(notes.id, id)).for('update');
		const note = found(row, noteMessages.missing);
		if (note.authorId !== colleague.id) {
			throw new HttpError(403, { message: noteMessages.notYours });
		}
		if (note.createdAt <= subMinutes(now(), undoMinutes)) {
			throw new HttpError(409, { message: noteMessages.tooLate });
		}
		const isAsking = await transaction.$count(approvals, eq(approvals.noteId, id));
		if (isAsking > 0) throw new HttpError(409, { message: noteMessages.asks });
		await transaction.delete(notes).where(eq(notes.id, id));
		return { id };
	});
}
