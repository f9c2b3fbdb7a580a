import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** Asks the database for nothing but an answer. */
export async function pingDatabase(database: Database): Promise<void> {
	await database.execute(sql`select 1`);
}
