import { and, eq, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/admin/bookings.ts';
import { deedMessages, type DeedReply } from '#src/contract/desk/deed.ts';

import { type ChangeAuthor, recordChange } from '../../admin/activities/record-change.ts';
import { bookingRows } from '../../admin/bookings/queries.ts';
import { lockForChange, selectRow, storeChange } from '../../admin/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deeds } from '../../db/schema.ts';
import { type Offering, offerSeats } from '../../departures/offer-seats.ts';
import { found, HttpError } from '../../http/http-error.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { holdAnew } from '../queue/hold-anew.ts';
import { lockDepartures } from './begin-deed.ts';
import { claimSeats, seatsOf } from './claim-seats.ts';
import { cancelDeedLetters, letWaitAgain } from './deed-letters.ts';
import { type DeedRow, selectDeed } from './deed-rows.ts';
import { publishSeats, type SeatsChanged } from './publish-seats.ts';
import { undoOf } from './undo-of.ts';

type Undoing = { administrator: ChangeAuthor; id: number };

/**
 * Takes a deed back: the booking is as it was before, its letter does not go out, and what it stored elsewhere is gone.
 * Undone already, it stays so.
 * @throws HttpError 404; 409 once ten minutes have passed or its letter is on its way; 409 with the booking as it is,
 *   when it was changed since; 409 with the tour's departures when the seats that it gave back are gone
 */
export async function undoDeed(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	undoing: Undoing,
): Promise<DeedReply> {
	const undone = await inTransaction(db, (transaction) =>
		undoWithin(transaction, offering, undoing),
	);
	return publishSeats(undone);
}

async function undoWithin(
	transaction: Database,
	offering: Offering,
	{ administrator, id }: Undoing,
): Promise<SeatsChanged> {
	const { now } = offering;
	const { bookingId, before: was } = await selectDeedRow(transaction, id);
	const seen = await selectRow(transaction, bookingRows, bookingId);
	const { heldUntil, ...columns } = was?.fields ?? {};
	const ids = [seen.departureId, columns.departureId ?? null];
	const departures = [...(await lockDepartures(transaction, ids)).values()];
	const lock = { administrator, now, id: bookingId };
	const change = await lockForChange(transaction, bookingRows, lock);
	const { before, at } = change;
	// Only now: until the booking was locked somebody else may have undone it.
	const deed = await selectDeedRow(transaction, id);
	if (deed.undoneAt !== null)
		return { reply: await replyOf(transaction, before, id, at), tourIds: [] };
	refuseTooLate(deed, before, at);
	await cancelDeedLetters(transaction, id, at);

	const wanted = { ...before, ...was?.fields };
	for (const departure of departures) {
		await claimSeats(transaction, departure, { before, after: wanted, at }, offering);
	}
	const booking = await storeChange(change, { ...columns, ...momentOf(heldUntil) });
	if (heldUntil !== undefined) await holdAnew(transaction, bookingId);
	const { more = {}, setAside = [], recorded = null } = was ?? {};
	await undoOf[deed.action]?.(transaction, { deedId: id, bookingId, more, at });
	await letWaitAgain(transaction, setAside);
	if (recorded) {
		await recordChange(transaction, {
			administrator,
			at,
			subject: bookingRows.subject,
			subjectId: bookingId,
			label: bookingRows.labelOf(booking),
			before: recorded.after,
			after: recorded.before,
		});
	}
	await markUndone(transaction, deed, { by: administrator.fullName, at, version: booking.version });
	// Who waits is offered what it gives back.
	for (const departure of departures) await offerSeats(transaction, departure, offering);
	const isChanged = ({ id: departureId }: { id: number }) =>
		before.status !== booking.status ||
		seatsOf(before, departureId, at) !== seatsOf(booking, departureId, at);
	return {
		reply: await replyOf(transaction, booking, id, at),
		tourIds: departures.filter(isChanged).map(({ tourId }) => tourId),
	};
}

/** The end of a hold as the column has it, where a deed changed it. */
function momentOf(heldUntil: string | null | undefined) {
	if (heldUntil === undefined) return {};
	return { heldUntil: heldUntil === null ? null : new Date(heldUntil) };
}

async function selectDeedRow(db: Database, id: number): Promise<DeedRow> {
	const [deed] = await db.select().from(deeds).where(eq(deeds.id, id));
	return found(deed, deedMessages.missing);
}

async function replyOf(
	db: Database,
	booking: BookingRecord,
	id: number,
	at: Date,
): Promise<DeedReply> {
	return { booking, deed: await selectDeed(db, id, booking, at) };
}

function refuseTooLate({ undoUntil, version }: DeedRow, current: BookingRecord, at: Date): void {
	if (version !== current.version) {
		const body = { message: deedMessages.changedSince, current };
		throw new HttpError(409, body);
	}
	if (undoUntil === null) throw new HttpError(409, { message: deedMessages.isSent });
	if (undoUntil <= at) throw new HttpError(409, { message: deedMessages.tooLate });
}

/** What was done before it is what is undone next, as long as that can be. */
async function markUndone(
	transaction: Database,
	{ id, bookingId, before }: DeedRow,
	{ by, at, version }: { by: string; at: Date; version: number },
): Promise<void> {
	await transaction.update(deeds).set({ undoneAt: at, undoneBy: by }).where(eq(deeds.id, id));
	if (before === null) return;
	const isBefore = and(eq(deeds.bookingId, bookingId), eq(deeds.version, before.version));
	await transaction
		.update(deeds)
		.set({ version })
		.where(and(isBefore, isNull(deeds.undoneAt)));
}
