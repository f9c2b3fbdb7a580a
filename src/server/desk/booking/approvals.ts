import { and, asc, eq, isNull } from 'drizzle-orm';

import type { BookingRecord } from '#src/contract/bookings/booking-record.ts';
import {
	type Approval,
	approvalMessages,
	type AskedApproval,
} from '#src/contract/desk/approvals.ts';
import type { LetterTime, OperationReply } from '#src/contract/desk/operation.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { paidOf } from '#src/domain/bookings/balance.ts';
import type { PaymentMethod } from '#src/domain/bookings/payment.ts';
import { type ApprovalAnswer, approvalWords } from '#src/domain/desk/approval.ts';
import { overCameIn, refundTooHigh } from '#src/domain/desk/refund-limit.ts';

import { bookingRows } from '../../bookings/booking-rows.ts';
import { deskActor } from '../../bookings/operations/actor.ts';
import { cancel } from '../../bookings/operations/cancel.ts';
import { recordPayment } from '../../bookings/operations/record-payment.ts';
import { publishSeats, type SeatsChanged } from '../../bookings/operations/seats-of-operation.ts';
import { paymentsOf } from '../../bookings/payments-of.ts';
import { selectRow } from '../../changes/change-row.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { approvals, notes, bookings, operations } from '../../db/schema.ts';
import type { Offering } from '../../departures/offer-seats.ts';
import type { Attempt } from '../../http/attempt.ts';
import { found, HttpError, invalidField } from '../../http/http-error.ts';
import { attemptReused, storedBefore, storeOnce } from '../../http/stored-once.ts';
import type { Dependencies } from '../../world/dependencies.ts';

type Call = { id: number; colleague: SessionUser; attempt: Attempt | null };

const columns = {
	id: approvals.id,
	kind: approvals.kind,
	amount: approvals.amount,
	method: approvals.method,
	paidOn: approvals.paidOn,
	author: notes.author,
	createdAt: notes.createdAt,
	reason: notes.body,
};

/** What of a booking an administrator has been asked for and has not answered, the oldest first. */
export async function approvalsOf(db: Database, bookingId: number): Promise<Approval[]> {
	const rows = await selectApprovals(db)
		.where(and(eq(approvals.bookingId, bookingId), isNull(approvals.answer)))
		.orderBy(asc(approvals.id));
	return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function selectApprovals(db: Database) {
	return db.select(columns).from(approvals).innerJoin(notes, eq(notes.id, approvals.noteId));
}

/**
 * Asks an administrator for what an agent may not do; why is a note of the booking. The same attempt asks once.
 * @throws HttpError 404; 400 at `amount` for more than came in; 409 where one has been asked already, or the booking is
 *   cancelled and shall be again
 */
export function askApproval(
	{ db, now }: Pick<Dependencies, 'db' | 'now'>,
	{ reason, ...wanted }: AskedApproval,
	{ id: bookingId, colleague, attempt }: Call,
): Promise<Approval> {
	return inTransaction(db, async (transaction) => {
		await transaction
			.select({ id: bookings.id })
			.from(bookings)
			.where(eq(bookings.id, bookingId))
			.for('no key update');
		const booking = await selectRow(transaction, bookingRows, bookingId);
		const words = approvalWords({ method: null, ...wanted });
		const { row: note, isRepeat } = await storeOnce(
			transaction,
			notes,
			{
				bookingId,
				body: `${words}: ${reason}`,
				authorId: colleague.id,
				author: colleague.fullName,
				createdAt: now(),
			},
			attempt,
		);
		if (note.bookingId !== bookingId) throw attemptReused(notes);
		if (!isRepeat) {
			if ((await approvalsOf(transaction, bookingId)).length > 0) throw refused('isAsked');
			if (wanted.kind === 'cancellation' && booking.status === 'Cancelled') {
				throw refused('isOver');
			}
			await refuseMoreThanCameIn(transaction, booking, wanted);
			await transaction.insert(approvals).values({ ...wanted, bookingId, noteId: note.id });
		}
		const [asked] = await selectApprovals(transaction).where(eq(approvals.noteId, note.id));
		const { createdAt, ...row } = found(asked, 'Nothing was asked.');
		return { ...row, createdAt: createdAt.toISOString() };
	});
}

/**
 * Does what was asked for, in the name of whoever approves it.
 * @throws HttpError 404; 409 where it was answered; else as `cancel` and `recordPayment`
 */
export async function approve(
	deps: Offering & Pick<Dependencies, 'db'>,
	body: { approval: number; version: number; letter?: LetterTime | undefined },
	{ id, colleague, attempt }: Call,
): Promise<OperationReply> {
	const { db, ...offering } = deps;
	const { approval: approvalId, ...basics } = body;
	const asked = { actor: deskActor(colleague), id, attempt };
	const changed = await inTransaction(db, async (transaction): Promise<SeatsChanged> => {
		const { kind, amount, method, paidOn, reason } = await answer(transaction, offering, {
			id: approvalId,
			bookingId: id,
			answer: 'approved',
			colleague,
			attempt,
		});
		if (kind === 'cancellation' || method === null || paidOn === null) {
			const refund = { amount, reason };
			return cancel.within(transaction, offering, { ...asked, body: { ...basics, refund } });
		}
		const back = { amount: -amount, method, paidOn, note: reason, isOverOwed: true };
		return recordPayment.within(transaction, offering, { ...asked, body: { ...basics, ...back } });
	});
	return publishSeats(changed);
}

/** Says no to what was asked for; a note says who did. @throws HttpError 404; 409 where it was answered */
export function decline(
	deps: Pick<Dependencies, 'db' | 'now'>,
	{ approval: approvalId }: { approval: number },
	{ id: bookingId, colleague }: Omit<Call, 'attempt'>,
): Promise<Approval> {
	return inTransaction(deps.db, async (transaction) => {
		const declined = { id: approvalId, bookingId, answer: 'declined', colleague } as const;
		const asked = await answer(transaction, deps, { ...declined, attempt: null });
		await transaction.insert(notes).values({
			bookingId,
			body: `Declined: ${approvalWords(asked)}, which ${asked.author} asked for.`,
			authorId: colleague.id,
			author: colleague.fullName,
			createdAt: deps.now(),
		});
		return asked;
	});
}

/** What nobody may do, no administrator is asked for. */
async function refuseMoreThanCameIn(
	transaction: Database,
	booking: BookingRecord,
	wanted: { amount: number; method?: PaymentMethod },
): Promise<void> {
	const paid = paidOf(booking);
	const over =
		wanted.method !== undefined
			? overCameIn(booking, await paymentsOf(transaction, booking.id), {
					amount: wanted.amount,
					method: wanted.method,
				})
			: wanted.amount > paid
				? refundTooHigh(paid)
				: null;
	if (over !== null) throw invalidField('amount', over);
}

type Answering = {
	id: number;
	bookingId: number;
	answer: ApprovalAnswer;
	colleague: SessionUser;
	/** Of an approval whose answer was lost: the operation knows it. */
	attempt: Attempt | null;
};

async function answer(
	transaction: Database,
	{ now }: Pick<Dependencies, 'now'>,
	{ id, bookingId, answer: given, colleague, attempt }: Answering,
): Promise<Approval> {
	const isIt = and(eq(approvals.id, id), eq(approvals.bookingId, bookingId));
	const [asked] = await selectApprovals(transaction).where(isIt);
	const { createdAt, ...row } = found(asked, 'Nobody has asked for this.');
	const open = and(isIt, isNull(approvals.answer));
	const marked = await transaction
		.update(approvals)
		.set({ answer: given, answeredAt: now(), answeredBy: colleague.fullName })
		.where(open)
		.returning({ id: approvals.id });
	const isAnswered = marked.length === 0;
	if (isAnswered && !(await storedBefore(transaction, operations, attempt)))
		throw refused('answered');
	return { ...row, createdAt: createdAt.toISOString() };
}

function refused(why: 'isAsked' | 'isOver' | 'answered'): HttpError {
	return new HttpError(409, { message: approvalMessages[why] });
}
