import { count, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import { seeds } from '#src/server/db/schema.ts';

import type { TestPostgres } from './postgres.ts';

/** Blocks as many writes as the pool has connections: each holds a backend, and all are stored in the end. */
export async function expectAsManyBackendsAsConnections({
	database: db,
	mostTransactions,
	url,
}: TestPostgres): Promise<void> {
	await db.delete(seeds);
	const other = await openDatabase({ kind: 'server', url });
	const store = (name: string) =>
		inTransaction(db, (transaction) => transaction.insert(seeds).values({ name }));
	try {
		const writes = await other.database.transaction(async (transaction) => {
			await transaction.execute(sql`lock table ${seeds} in share mode`);
			const names = Array.from({ length: mostTransactions }, (_, index) => `blocked ${index}`);
			const blocked = Promise.all(names.map(store));
			await expect.poll(() => blockedBackends(other.database)).toBe(mostTransactions);
			return { blocked };
		});
		await writes.blocked;
		expect(await db.$count(seeds)).toBe(mostTransactions);
	} finally {
		await other.close();
	}
}

async function blockedBackends(database: Database): Promise<number> {
	const [row] = await database
		.select({ backends: count() })
		.from(sql`pg_stat_activity`)
		.where(sql`datname = current_database() and wait_event_type = 'Lock'`);
	return row?.backends ?? 0;
}
