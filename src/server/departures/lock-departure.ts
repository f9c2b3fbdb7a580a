import { eq } from 'drizzle-orm';

import { missing } from '../catalog/missing.ts';
import type { Database } from '../db/database.ts';
import { departures } from '../db/schema.ts';
import { HttpError } from '../http/http-error.ts';

export type DepartureRow = typeof departures.$inferSelect;

/**
 * Locks a departure until the transaction ends: whoever takes or moves its seats waits for that. Of all rows of seats it
 * is locked first, so that no two wait for each other.
 * @throws HttpError 404
 */
export async function lockDeparture(
	transaction: Database,
	departureId: number,
): Promise<DepartureRow> {
	const [row] = await transaction
		.select()
		.from(departures)
		.where(eq(departures.id, departureId))
		.for('update');
	if (!row) throw new HttpError(404, { message: missing.departure });
	return row;
}
