import { neonConfig } from '@neondatabase/serverless';
import { afterAll } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { migrate } from '#src/server/db/migrate.ts';

import { bridgeTo, type PostgresBridge } from './postgres-bridge.ts';
import { startPostgres } from './postgres-server.ts';

export type TestPostgres = {
	/** Migrated and empty, on the driver of production. */
	database: Database;
	bridge: PostgresBridge;
	/** What `openDatabase` takes to connect once more, as another process would. */
	url: string;
};

/**
 * A real PostgreSQL for one test file, reached as production reaches its own: for races, which the embedded
 * engine cannot have because it runs one query at a time, and for connections that break.
 */
export async function testPostgres(): Promise<TestPostgres> {
	const server = await startPostgres();
	const bridge = await bridgeTo(server.socket);
	neonConfig.wsProxy = () => `127.0.0.1:${bridge.port}/v2`;
	neonConfig.useSecureWebSocket = false;
	// Sends a password before it is asked for one, and this server asks for none.
	neonConfig.pipelineConnect = false;
	const url = `postgresql://${server.user}@postgres.test/postgres`;
	const { database, close } = await openDatabase({ kind: 'server', url });
	afterAll(async () => {
		await close();
		await bridge.close();
		await server.stop();
	});
	await migrate(database);
	return { database, bridge, url };
}
