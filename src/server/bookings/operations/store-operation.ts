import { addMinutes } from 'date-fns/addMinutes';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import type { LetterTime, OperationReply } from '#src/contract/desk/operation.ts';
import { undoMinutes } from '#src/domain/bookings/operation.ts';
import { whoMay } from '#src/domain/bookings/who-may.ts';

import { type Fields, storeChange } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import { type bookings, operations } from '../../db/schema.ts';
import type { KeptFields, OperationBefore } from '../../db/schema/desk.ts';
import { attemptReused, storeOnce } from '../../http/stored-once.ts';
import { openAgain } from '../../inbox/standing.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { bookingRows } from '../booking-rows.ts';
import { followInvoice } from '../invoices/follow-invoice.ts';
import type { Begun } from './begin-operation.ts';
import { selectOperation } from './operation-rows.ts';

export type BookingFields = Partial<Fields<typeof bookings>>;
export type Recorded = NonNullable<OperationBefore['recorded']>;

type Done = {
	/** What of the booking becomes another. */
	fields: BookingFields;
	/** 'Moved to May 15, 2027' */
	summary: string;
	/** What the log is told beside the booking's own columns. */
	recorded?: Recorded;
	/** What of other tables it changed, in JSON, for its `undo`. */
	kept: Record<string, unknown>;
	/** Those that tell of it. */
	letters: readonly (NewLetter & { about?: string; heard?: string })[];
	/** When they go; left out, they wait as long as it can be undone. */
	letterTime: LetterTime | undefined;
	/** Letters that no longer go out for it (`setAsideLetters`): undone, they wait again. */
	setAside: number[];
};

/**
 * Stores what was done: the booking's next version with its record in the log, the operation, and its letters, which wait
 * until it can no longer be undone. One whose letters go at once cannot be undone, nor one that the traveller did.
 */
export async function storeOperation(
	{ transaction, actor, at, before, row, action, attempt, offering }: Begun,
	{ fields, summary, recorded, kept, letters, letterTime = 'later', setAside }: Done,
): Promise<OperationReply> {
	const { author } = actor;
	const change = { transaction, kind: bookingRows, colleague: author, at, before };
	const booking = await storeChange(change, fields);
	const following = { before, after: booking, at, siteUrl: offering.siteUrl };
	const ofInvoice = await followInvoice(transaction, following);
	if (fields.heldUntil !== undefined) {
		await openAgain(transaction, { kind: 'hold', id: before.id }, { at });
	}
	if (recorded) {
		await recordChange(transaction, {
			colleague: author,
			at,
			subject: bookingRows.subject,
			subjectId: before.id,
			label: bookingRows.labelOf(booking),
			...recorded,
		});
	}
	const going = letterTime === 'none' ? [] : [...letters, ...(ofInvoice ? [ofInvoice] : [])];
	const isSeen = !whoMay.undo.includes(actor.kind) || (letterTime === 'now' && going.length > 0);
	const undoUntil = isSeen ? null : addMinutes(at, undoMinutes);
	const values = {
		bookingId: before.id,
		action,
		summary,
		before: {
			version: before.version,
			fields: columnsOf(row, fields),
			recorded: recorded ?? null,
			setAside,
			more: kept,
		},
		version: booking.version,
		authorId: author.id,
		author: author.fullName,
		createdAt: at,
		undoUntil,
	};
	const { row: stored, isRepeat } = await storeOnce(transaction, operations, values, attempt);
	// At the same moment, about another booking.
	if (isRepeat) throw attemptReused(operations);
	const sending = { operationId: stored.id, nextAttemptAt: undoUntil ?? at };
	await addToOutbox(transaction, ...going.map((each) => ({ ...each, ...sending })));
	return { booking, operation: await selectOperation(transaction, stored.id, booking, at) };
}

/** A booking as an operation is going to leave it. */
export function bookingAfter({ before, at }: Begun, fields: BookingFields): BookingRecord {
	const { heldUntil, ...others } = fields;
	return {
		...before,
		...(others as Partial<BookingRecord>),
		...(heldUntil !== undefined && { heldUntil: heldUntil && heldUntil.toISOString() }),
		version: before.version + 1,
		updatedAt: at.toISOString(),
	};
}

/** What the columns that an operation changes were before. */
function columnsOf({ heldUntil, ...row }: Begun['row'], fields: BookingFields): KeptFields {
	const kept = { ...row, heldUntil: heldUntil && heldUntil.toISOString() };
	const names = Object.keys(fields);
	const changed = Object.entries(kept).filter(([name]) => names.includes(name));
	return Object.fromEntries(changed);
}
