import { inArray, lte } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { codeSteps, knownDevices, sessions } from '../../db/schema.ts';

/**
 * Forgets expired sessions, unfinished sign-ins and known devices. Those that another request holds are left to a later
 * one, so that none waits.
 */
export async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
	for (const table of [sessions, codeSteps, knownDevices]) {
		const expired = db
			.select({ tokenHash: table.tokenHash })
			.from(table)
			.where(lte(table.expiresAt, now))
			.limit(100)
			.for('update', { skipLocked: true });
		await db.delete(table).where(inArray(table.tokenHash, expired));
	}
}
