import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';

import type { Database } from '#src/server/db/database.ts';

import { bridgeTo, type PostgresBridge } from './postgres-bridge.ts';
import { connectThrough } from './postgres-connection.ts';
import { testedDrivers } from './postgres-drivers.ts';

export type TestPostgres = {
	/** Migrated and empty, on the driver that the project of this run has. */
	database: Database;
	/** How many transactions that driver has at a time. */
	mostTransactions: number;
	bridge: PostgresBridge;
	/** What `openDatabase` takes to connect once more, as another process would. */
	url: string;
	/** The same database by a way on which nothing fails. */
	observer: Database;
};

/**
 * A database of its own for one test file on the run's PostgreSQL, reached as production reaches its own: for races,
 * which the embedded engine cannot have because it runs one query at a time, and for connections that break.
 * `vitest.config.ts` says by their names which files have it, and runs each once with every driver.
 * @param isPatient whether it waits as long as a busy machine needs; else it gives up when production does
 */
export async function testPostgres({ isPatient = true } = {}): Promise<TestPostgres> {
	const { socket, user } = inject('postgres');
	const driver = inject('driver');
	const { way, mostTransactions } = testedDrivers[driver];
	const [bridge, calm] = await Promise.all([bridgeTo(socket, way), bridgeTo(socket, 'tcp')]);
	const name = `test_${randomUUID()}`;
	const first = await connectThrough(calm, user, 'postgres', 'node-postgres', { isPatient: true });
	// As a copy of its files, which takes half as long as one through the log.
	await first.database.execute(
		sql`create database ${sql.identifier(name)} template migrated strategy file_copy`,
	);
	await first.close();
	const observer = await connectThrough(calm, user, name, 'node-postgres', { isPatient: true });
	const { database, url, close } = await connectThrough(bridge, user, name, driver, {
		isPatient,
	});
	afterAll(async () => {
		await close();
		await observer.close();
		await Promise.all([bridge.close(), calm.close()]);
	});
	return { database, mostTransactions, bridge, url, observer: observer.database };
}
