import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { DeedRecord } from '#src/contract/desk/deed.ts';

import type { Database } from '../../db/database.ts';
import { deeds, outbox } from '../../db/schema.ts';
import { moneyKinds } from '../../mail/letter.ts';

export type DeedRow = typeof deeds.$inferSelect;

type Seen = { id: number; version: number };

/**
 * What the desk did to a booking, the newest first.
 * @param booking as it is: what somebody changed since can no longer be undone
 */
export async function selectDeeds(db: Database, booking: Seen, now: Date): Promise<DeedRecord[]> {
	const rows = await db
		.select(columns)
		.from(deeds)
		.where(eq(deeds.bookingId, booking.id))
		.orderBy(desc(deeds.id));
	return rows.map((row) => deedRecordOf(row, booking.version, now));
}

/** A deed as the panel has it; null where there is none with this number. */
export async function selectDeed(
	db: Database,
	id: number,
	booking: Seen,
	now: Date,
): Promise<DeedRecord | null> {
	const [row] = await db.select(columns).from(deeds).where(eq(deeds.id, id));
	return row ? deedRecordOf(row, booking.version, now) : null;
}

/** The condition that a letter waits as long as its deed can be undone: nobody has begun to send it. */
export const isWaitingLetter = and(
	isNull(outbox.sentAt),
	isNull(outbox.cancelledAt),
	eq(outbox.attempts, 0),
);

/** The condition that a letter says that money came or went: it is never sent before its time. */
export const isMoneyLetter = inArray(outbox.kind, moneyKinds);

const columns = {
	deed: deeds,
	/** Whether the letter that waits must wait; null where none does. */
	letterMustWait: sql<boolean | null>`(
		select bool_or(${isMoneyLetter}) from ${outbox}
		where ${outbox.deedId} = ${sql`${deeds}."id"`} and ${isWaitingLetter}
	)`,
};

function deedRecordOf(
	{ deed: row, letterMustWait }: { deed: DeedRow; letterMustWait: boolean | null },
	version: number,
	now: Date,
): DeedRecord {
	const { id, bookingId, action, summary, author, createdAt, undoneAt, undoneBy } = row;
	const isOpen = row.undoUntil !== null && row.undoUntil > now;
	const isUndoable = isOpen && undoneAt === null && row.version === version;
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
