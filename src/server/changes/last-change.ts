import { subMinutes } from 'date-fns/subMinutes';
import { and, desc, eq } from 'drizzle-orm';

import { undoMessages } from '#src/contract/desk/undo.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';
import type { ChangeSubject } from '#src/domain/desk/activity.ts';

import type { Database } from '../db/database.ts';
import { changes } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';

export type LastChange = typeof changes.$inferSelect;

/**
 * The change that made a row what it is, as it was written down, for whoever takes it back: the row is locked.
 * @throws HttpError 409 where it is older than the minutes in which that can be, or a colleague's whom an agent would
 *   correct so
 */
export async function lastChangeOf(
	transaction: Database,
	{ subject, id, updatedAt }: { subject: ChangeSubject; id: number; updatedAt: string },
	{ colleague, at }: { colleague: SessionUser; at: Date },
): Promise<LastChange> {
	const [last] = await transaction
		.select()
		.from(changes)
		.where(and(eq(changes.subject, subject), eq(changes.subjectId, id)))
		.orderBy(desc(changes.id))
		.limit(1);
	const isOfRow = last?.createdAt.toISOString() === updatedAt;
	if (!last || !isOfRow || last.createdAt <= subMinutes(at, undoMinutes)) {
		throw new HttpError(409, { message: undoMessages.tooLate });
	}
	if (!colleague.isAdmin && last.administratorId !== colleague.id) {
		throw new HttpError(409, { message: undoMessages.colleagues });
	}
	return last;
}
