import { addMinutes } from 'date-fns/addMinutes';

import type { DeedReply, LetterTime } from '#src/contract/desk/deed.ts';
import { undoMinutes } from '#src/domain/desk/deed.ts';

import { recordChange } from '../../admin/activities/record-change.ts';
import { bookingRows } from '../../admin/bookings/queries.ts';
import { type Fields, storeChange } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { type bookings, deeds } from '../../db/schema.ts';
import type { DeedBefore, KeptFields } from '../../db/schema/desk.ts';
import { attemptReused, storeOnce } from '../../db/stored-once.ts';
import type { NewLetter } from '../../mail/letter.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import { holdAnew } from '../queue/hold-anew.ts';
import type { Deed } from './begin-deed.ts';
import { selectDeed } from './deed-rows.ts';

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
	/** When they go; left out, it waits as long as the deed can be undone. */
	letterTime: LetterTime | undefined;
	/** What of other tables it changed, in JSON, for the action's own `undoOf`. */
	more?: Record<string, unknown>;
	/** What the log is told beside the booking's own columns. */
	recorded?: DeedBefore['recorded'];
	/** Letters that no longer go out for it (`setAsideLetters`): undone, they wait again. */
	setAside?: number[];
};

/**
 * Stores what the desk did: the booking's next version with its record in the log, the deed, and its letter, which waits
 * until the deed can no longer be undone. One whose letter goes at once cannot be undone.
 */
export async function storeDeed(
	transaction: Database,
	deed: Deed,
	{ fields, summary, letter, letterTime = 'later', ...done }: Done,
): Promise<DeedReply> {
	const { administrator, at, before, row, action, attempt } = deed;
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
	const { row: stored, isRepeat } = await storeOnce(transaction, deeds, values, attempt);
	// At the same moment, about another booking.
	if (isRepeat) throw attemptReused(deeds);
	const sending = { deedId: stored.id, nextAttemptAt: undoUntil ?? at };
	await addToOutbox(transaction, ...letters.map((each) => ({ ...each, ...sending })));
	return { booking, deed: await selectDeed(transaction, stored.id, booking, at) };
}

/** What the columns that a deed changes were before. */
function columnsOf({ heldUntil, ...row }: Deed['row'], fields: BookingFields): KeptFields {
	const kept = { ...row, heldUntil: heldUntil && heldUntil.toISOString() };
	const names = Object.keys(fields);
	const changed = Object.entries(kept).filter(([name]) => names.includes(name));
	return Object.fromEntries(changed);
}
