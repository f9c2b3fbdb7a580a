import { and, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { changes, operations } from '../../db/schema.ts';

/**
 * The condition that a change of a booking counts: neither was it undone, nor does it undo another. For a statement that
 * reads `changes`.
 */
export function isInForce(db: Database) {
	return notExists(
		db
			.select({ one: sql`1` })
			.from(operations)
			.where(
				and(
					eq(operations.bookingId, changes.subjectId),
					isNotNull(operations.undoneAt),
					or(
						eq(operations.undoneAt, changes.createdAt),
						eq(operations.createdAt, changes.createdAt),
					),
				),
			),
	);
}
