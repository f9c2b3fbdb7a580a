import { eq } from 'drizzle-orm';

import { scheduleMessages } from '#src/contract/desk/schedule.ts';

import { scheduleChanges } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import type { UndoOf } from '../deeds/undone.ts';

/**
 * Takes new times back that were recorded by a deed: the booking has its earlier ones again.
 * @throws HttpError 409 where the traveller has answered
 */
export const undoSchedule: UndoOf = async (transaction, { deedId }) => {
	const gone = await transaction
		.delete(scheduleChanges)
		.where(eq(scheduleChanges.deedId, deedId))
		.returning({ answeredAt: scheduleChanges.answeredAt });
	if (gone.some(({ answeredAt }) => answeredAt !== null)) {
		throw new HttpError(409, { message: scheduleMessages.answered });
	}
};
