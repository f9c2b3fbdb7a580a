import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';

/**
 * Keeps a photograph to a transaction until it ends, whether there is a row of it or not: the same file uploaded twice at
 * once, or uploaded while it is deleted, is one after the other.
 */
export async function lockPicture(transaction: Database, key: string): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
