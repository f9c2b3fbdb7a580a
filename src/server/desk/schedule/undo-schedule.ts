import { eq } from 'drizzle-orm';

import { scheduleMessages } from '#src/contract/desk/schedule.ts';

import type { UndoOf } from '../../bookings/operations/undo.ts';
import { scheduleChanges } from '../../db/schema.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * Takes new times back that were recorded by an operation: the booking has its earlier ones again.
 * @throws HttpError 409 where the traveller has answered
 */
export const undoSchedule: UndoOf = async (transaction, { operationId }) => {
	const gone = await transaction
		.delete(scheduleChanges)
		.where(eq(scheduleChanges.operationId, operationId))
		.returning({ answeredAt: scheduleChanges.answeredAt });
	if (gone.some(({ answeredAt }) => answeredAt !== null)) {
		throw new HttpError(409, { message: scheduleMessages.answered });
	}
};
