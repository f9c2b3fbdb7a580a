import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';

import type { Database } from '#src/server/db/database.ts';

import { bridgeTo, type PostgresBridge } from './postgres-bridge.ts';
import { connectThrough } from './postgres-connection.ts';

export type TestPostgres = {
	/** Migrated and empty, on the driver of production. */
	database: Database;
	bridge: PostgresBridge;
	/** What `openDatabase` takes to connect once more, as another process would. */
	url: string;
};

/**
 * A database of its own for one test file on the run's PostgreSQL, reached as production reaches its own: for races,
 * which the embedded engine cannot have because it runs one query at a time, and for connections that break.
 * `vitest.config.ts` says by their names which files have it.
 */
export async function testPostgres(): Promise<TestPostgres> {
	const { socket, user } = inject('postgres');
	const bridge = await bridgeTo(socket);
	const name = `test_${randomUUID()}`;
	const first = await connectThrough(bridge, user, 'postgres');
	await first.database.execute(sql`create database ${sql.identifier(name)} template migrated`);
	await first.close();
	const { database, url, close } = await connectThrough(bridge, user, name);
	afterAll(async () => {
		await close();
		await bridge.close();
	});
	return { database, bridge, url };
}
