import { onTestFinished } from 'vitest';

import { migrate } from '#src/server/db/migrate.ts';

import { bridgeTo } from '../../support/postgres-bridge.ts';
import { connectThrough } from '../../support/postgres-connection.ts';
import { type DriverName, testedDrivers } from '../../support/postgres-drivers.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres-server.ts';
import type { TestPostgres } from '../../support/postgres.ts';

/** A PostgreSQL that may be stopped and started, and a migrated database of it, until the test ends. */
export async function ownPostgres(
	driver: DriverName,
): Promise<TestPostgres & { server: PostgresServer }> {
	const server = await startPostgres();
	const { way, mostTransactions } = testedDrivers[driver];
	const [bridge, calm] = await Promise.all([
		bridgeTo(server.socket, way),
		bridgeTo(server.socket, 'tcp'),
	]);
	const observer = await connectThrough(calm, server.user, 'postgres', 'node-postgres');
	await migrate(observer.database);
	const { database, url, close } = await connectThrough(bridge, server.user, 'postgres', driver);
	onTestFinished(async () => {
		await Promise.all([close(), observer.close()]);
		await Promise.all([bridge.close(), calm.close()]);
		await server.stop();
	});
	return { server, database, mostTransactions, bridge, url, observer: observer.database };
}
