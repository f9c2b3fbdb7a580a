import { desc, eq, inArray, sql } from 'drizzle-orm';

import type { OperationRecord } from '#src/contract/desk/operation.ts';

import type { Database } from '../../db/database.ts';
import { operations, outbox } from '../../db/schema.ts';
import { isWaitingLetter } from '../../mail/decision-letters.ts';
import { moneyKinds } from '../../mail/letter.ts';

export type OperationRow = typeof operations.$inferSelect;

type Seen = { id: number; version: number };

/**
 * What the desk did to a booking, the newest first.
 * @param booking as it is: what somebody changed since can no longer be undone
 */
export async function selectOperations(
	db: Database,
	booking: Seen,
	now: Date,
): Promise<OperationRecord[]> {
	const rows = await db
		.select(columns)
		.from(operations)
		.where(eq(operations.bookingId, booking.id))
		.orderBy(desc(operations.id));
	return rows.map((row) => operationRecordOf(row, booking.version, now));
}

/** An operation as the panel has it; null where there is none with this number. */
export async function selectOperation(
	db: Database,
	id: number,
	booking: Seen,
	now: Date,
): Promise<OperationRecord | null> {
	const [row] = await db.select(columns).from(operations).where(eq(operations.id, id));
	return row ? operationRecordOf(row, booking.version, now) : null;
}

/** The condition that a letter says that money came or went: it is never sent before its time. */
export const isMoneyLetter = inArray(outbox.kind, moneyKinds);

const columns = {
	operation: operations,
	/** Whether the letter that waits must wait; null where none does. */
	letterMustWait: sql<boolean | null>`(
		select bool_or(${isMoneyLetter}) from ${outbox}
		where ${outbox.operationId} = ${sql`${operations}."id"`} and ${isWaitingLetter}
	)`,
};

function operationRecordOf(
	{ operation: row, letterMustWait }: { operation: OperationRow; letterMustWait: boolean | null },
	version: number,
	now: Date,
): OperationRecord {
	const { id, bookingId, action, summary, author, createdAt, undoneAt, undoneBy } = row;
	const isOpen = row.undoUntil !== null && row.undoUntil > now;
	// What was called off is undone with its departure.
	const isOwn = action !== 'call off';
	const isUndoable = isOwn && isOpen && undoneAt === null && row.version === version;
	return {
		id,
		bookingId,
		action,
		summary,
		author,
		createdAt: createdAt.toISOString(),
		undoUntil: isUndoable && row.undoUntil ? row.undoUntil.toISOString() : null,
		undoneAt: undoneAt && undoneAt.toISOString(),
		undoneBy,
		hasWaitingLetter: isOpen && letterMustWait !== null,
		mayGoNow: isOpen && letterMustWait === false,
	};
}
