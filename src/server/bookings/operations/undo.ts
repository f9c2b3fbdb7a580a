import { and, eq, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import { operationMessages, type OperationReply } from '#src/contract/desk/operation.ts';

import { lockForChange, selectRow, storeChange } from '../../changes/change-row.ts';
import { recordChange } from '../../changes/record-change.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { operations } from '../../db/schema.ts';
import { takeBackGuarantee } from '../../departures/guarantee.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import { found, HttpError } from '../../http/http-error.ts';
import { openAgain } from '../../inbox/standing.ts';
import { addToOutbox } from '../../mail/outbox.ts';
import type { Dependencies } from '../../world/dependencies.ts';
import { bookingRows } from '../booking-rows.ts';
import { followInvoice } from '../invoices/follow-invoice.ts';
import { keepOpenInstalment } from '../open-instalment.ts';
import { type Actor, refuseUnlessMay } from './actor.ts';
import { lockDepartures } from './begin-operation.ts';
import { cancelOperationLetters, letWaitAgain } from './operation-letters.ts';
import { type OperationRow, selectOperation } from './operation-rows.ts';
import {
	settleSeats,
	publishSeats,
	reserveOwnSeats,
	type SeatsChanged,
} from './seats-of-operation.ts';
import { verbs } from './verbs.ts';

type Undoing = { actor: Actor; id: number };

/**
 * Takes an operation back: the booking is as it was before, its letter does not go out, and what it stored elsewhere is gone.
 * Undone already, it stays so.
 * @throws HttpError 403; 404; 409 once ten minutes have passed or its letter is on its way; 409 with the booking as it is,
 *   when it was changed since; 409 with the tour's departures when the seats that it gave back are gone
 */
export async function undoOperation(
	{ db, ...offering }: Offering & Pick<Dependencies, 'db'>,
	undoing: Undoing,
): Promise<OperationReply> {
	const undone = await inTransaction(db, async (transaction) => {
		await refuseCalledOff(transaction, undoing.id);
		return undoWithin(transaction, offering, undoing);
	});
	return publishSeats(undone);
}

/** As `undoOperation`, for whoever takes more back with it; its seats are to be published once that is stored. */
export async function undoWithin(
	transaction: Database,
	offering: Offering,
	{ actor, id }: Undoing,
): Promise<SeatsChanged> {
	refuseUnlessMay(actor, 'undo');
	const { now } = offering;
	const colleague = actor.author;
	const { bookingId, before: was } = await selectOperationRow(transaction, id);
	const seen = await selectRow(transaction, bookingRows, bookingId);
	const { heldUntil, ...columns } = was?.fields ?? {};
	const ids = [seen.departureId, columns.departureId ?? null];
	const departures = await lockDepartures(transaction, ids);
	const lock = { colleague, now, id: bookingId };
	const change = await lockForChange(transaction, bookingRows, lock);
	const { before, at } = change;
	// Only now: until the booking was locked somebody else may have undone it.
	const operation = await selectOperationRow(transaction, id);
	if (operation.undoneAt !== null)
		return { reply: await replyOf(transaction, before, id, at), tourIds: [] };
	refuseTooLate(operation, before, at);
	await cancelOperationLetters(transaction, id, at);

	const seats = { transaction, departures, before, at, offering };
	await reserveOwnSeats(seats, { ...before, ...was?.fields });
	const booking = await storeChange(change, { ...columns, ...momentOf(heldUntil) });
	const following = { before, after: booking, at, siteUrl: offering.siteUrl };
	const ofInvoice = await followInvoice(transaction, following);
	if (ofInvoice) await addToOutbox(transaction, ofInvoice);
	if (heldUntil !== undefined) {
		await openAgain(transaction, { kind: 'hold', id: bookingId }, { at });
	}
	const { more = {}, setAside = [], recorded = null } = was ?? {};
	const { undo } = verbs[operation.action];
	await undo?.(transaction, { operationId: id, bookingId, kept: more, at });
	await letWaitAgain(transaction, setAside);
	const brought = { guaranteedAt: operation.createdAt, at };
	// Only what confirms travellers brings one.
	const confirming = before.status === 'Confirmed' ? [...departures.values()] : [];
	for (const departure of confirming) await takeBackGuarantee(transaction, departure, brought);
	if (recorded) {
		await recordChange(transaction, {
			colleague,
			at,
			subject: bookingRows.subject,
			subjectId: bookingId,
			label: bookingRows.labelOf(booking),
			before: recorded.after,
			after: recorded.before,
		});
	}
	await markUndone(transaction, operation, {
		by: colleague.fullName,
		at,
		version: booking.version,
	});
	const tourIds = await settleSeats(seats, booking);
	await keepOpenInstalment(transaction, booking);
	return { reply: await replyOf(transaction, booking, id, at), tourIds };
}

/** The end of a hold as the column has it, where an operation changed it. */
function momentOf(heldUntil: string | null | undefined) {
	if (heldUntil === undefined) return {};
	return { heldUntil: heldUntil === null ? null : new Date(heldUntil) };
}

/** One booking of a departure that is called off cannot leave. */
async function refuseCalledOff(transaction: Database, id: number): Promise<void> {
	const { action } = await selectOperationRow(transaction, id);
	if (action === 'call off') throw new HttpError(409, { message: operationMessages.calledOff });
}

async function selectOperationRow(db: Database, id: number): Promise<OperationRow> {
	const [operation] = await db.select().from(operations).where(eq(operations.id, id));
	return found(operation, operationMessages.missing);
}

async function replyOf(
	db: Database,
	booking: BookingRecord,
	id: number,
	at: Date,
): Promise<OperationReply> {
	return { booking, operation: await selectOperation(db, id, booking, at) };
}

function refuseTooLate(
	{ undoUntil, version }: OperationRow,
	current: BookingRecord,
	at: Date,
): void {
	if (version !== current.version) {
		const body = { message: operationMessages.changedSince, current };
		throw new HttpError(409, body);
	}
	if (undoUntil === null) throw new HttpError(409, { message: operationMessages.isSent });
	if (undoUntil <= at) throw new HttpError(409, { message: operationMessages.tooLate });
}

/** What was done before it is what is undone next, as long as that can be. */
async function markUndone(
	transaction: Database,
	{ id, bookingId, before }: OperationRow,
	{ by, at, version }: { by: string; at: Date; version: number },
): Promise<void> {
	await transaction
		.update(operations)
		.set({ undoneAt: at, undoneBy: by })
		.where(eq(operations.id, id));
	if (before === null) return;
	const isBefore = and(eq(operations.bookingId, bookingId), eq(operations.version, before.version));
	await transaction
		.update(operations)
		.set({ version })
		.where(and(isBefore, isNull(operations.undoneAt)));
}
