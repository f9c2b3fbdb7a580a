import { eq } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { scheduleChanges } from '../db/schema.ts';

type Row = typeof scheduleChanges.$inferSelect;
/** A row as JSON has it. */
type Kept = Omit<Row, 'operationId' | 'createdAt' | 'answeredAt'> & {
	operationId?: number | null;
	/** What releases before kept it as: theirs is undone after the upgrade, too. */
	deedId?: number | null;
	createdAt: string;
	answeredAt: string | null;
};

/**
 * Takes the airline's changes of flights out that a booking is moved away from: nobody is asked about them any more, nor
 * paid back for them.
 * @returns the rows, for `takeScheduleBack`
 */
export async function leaveSchedule(transaction: Database, bookingId: number): Promise<Kept[]> {
	const rows = await transaction
		.delete(scheduleChanges)
		.where(eq(scheduleChanges.bookingId, bookingId))
		.returning();
	return rows.map((row) => ({
		...row,
		createdAt: row.createdAt.toISOString(),
		answeredAt: row.answeredAt && row.answeredAt.toISOString(),
	}));
}

/** The changes of the flights that a booking has again are there again. */
export async function takeScheduleBack(transaction: Database, rows: unknown): Promise<void> {
	const kept = (rows ?? []) as Kept[];
	if (kept.length === 0) return;
	await transaction
		.insert(scheduleChanges)
		.overridingSystemValue()
		.values(
			kept.map(({ deedId = null, operationId = deedId, ...row }) => ({
				...row,
				operationId,
				createdAt: new Date(row.createdAt),
				answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
			})),
		);
}
