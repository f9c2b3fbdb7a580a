import { and, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { changes, deeds } from '../../db/schema.ts';

/**
 * The condition that a change of a booking counts: neither was it undone, nor does it undo another. For a statement that
 * reads `changes`.
 */
export function isNoUndoing(db: Database) {
	return notExists(
		db
			.select({ one: sql`1` })
			.from(deeds)
			.where(
				and(
					eq(deeds.bookingId, changes.subjectId),
					isNotNull(deeds.undoneAt),
					or(eq(deeds.undoneAt, changes.createdAt), eq(deeds.createdAt, changes.createdAt)),
				),
			),
	);
}
