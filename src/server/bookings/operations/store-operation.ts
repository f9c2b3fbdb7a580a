import { addMinutes } from 'date-fns/addMinutes';

import type { OperationReply, LetterTime } from '#src/contract/desk/operation.ts';
import { undoMinutes } from '#src/domain/desk/operation.ts';

import { recordChange } from '../../admin/activities/record-change.ts';
import { bookingRows } from '../../admin/bookings/queries.ts';
import { type Fields, storeChange } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { type bookings, operations } from '../../db/schema.ts';
import type { OperationBefore, KeptFields } from '../../db/schema/desk.ts';
import { attemptReused, storeOnce } from '../../db/stored-once.ts';
import { holdAnew } from '../../desk/queue/hold-anew.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import type { Operation } from './begin-operation.ts';
import { selectOperation } from './operation-rows.ts';

type BookingFields = Partial<Fields<typeof bookings>>;

type Done = {
	/** What of the booking becomes another. */
	fields: BookingFields;
	/** 'Moved to May 15, 2027' */
	summary: string;
	/** The letter that tells the traveller; null where there is nothing to tell, or no address to write to. */
	letter: (NewLetter & { about?: string; heard?: string }) | null;
	/** Others that go with it. */
	otherLetters?: NewLetter[];
	/** When they go; left out, it waits as long as the operation can be undone. */
	letterTime: LetterTime | undefined;
	/** What of other tables it changed, in JSON, for the action's own `undoOf`. */
	more?: Record<string, unknown>;
	/** What the log is told beside the booking's own columns. */
	recorded?: OperationBefore['recorded'];
	/** Letters that no longer go out for it (`setAsideLetters`): undone, they wait again. */
	setAside?: number[];
};

/**
 * Stores what the desk did: the booking's next version with its record in the log, the operation, and its letter, which waits
 * until the operation can no longer be undone. One whose letter goes at once cannot be undone.
 */
export async function storeOperation(
	transaction: Database,
	operation: Operation,
	{ fields, summary, letter, letterTime = 'later', ...done }: Done,
): Promise<OperationReply> {
	const { administrator, at, before, row, action, attempt } = operation;
	const { more = {}, recorded = null, setAside = [], otherLetters = [] } = done;
	const letters = letterTime === 'none' ? [] : [...(letter ? [letter] : []), ...otherLetters];
	const change = { transaction, kind: bookingRows, administrator, at, before };
	const booking = await storeChange(change, fields);
	if (fields.heldUntil !== undefined) await holdAnew(transaction, before.id);
	if (recorded) {
		await recordChange(transaction, {
			administrator,
			at,
			subject: bookingRows.subject,
			subjectId: before.id,
			label: bookingRows.labelOf(booking),
			...recorded,
		});
	}
	const undoUntil = letters.length > 0 && letterTime === 'now' ? null : addMinutes(at, undoMinutes);
	const values = {
		bookingId: before.id,
		action,
		summary,
		before: {
			version: before.version,
			fields: columnsOf(row, fields),
			recorded,
			setAside,
			more,
		},
		version: booking.version,
		authorId: administrator.id,
		author: administrator.fullName,
		createdAt: at,
		undoUntil,
	};
	const { row: stored, isRepeat } = await storeOnce(transaction, operations, values, attempt);
	// At the same moment, about another booking.
	if (isRepeat) throw attemptReused(operations);
	const sending = { operationId: stored.id, nextAttemptAt: undoUntil ?? at };
	await addToOutbox(transaction, ...letters.map((each) => ({ ...each, ...sending })));
	return { booking, operation: await selectOperation(transaction, stored.id, booking, at) };
}

/** What the columns that an operation changes were before. */
function columnsOf({ heldUntil, ...row }: Operation['row'], fields: BookingFields): KeptFields {
	const kept = { ...row, heldUntil: heldUntil && heldUntil.toISOString() };
	const names = Object.keys(fields);
	const changed = Object.entries(kept).filter(([name]) => names.includes(name));
	return Object.fromEntries(changed);
}
