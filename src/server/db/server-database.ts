import { Pool, type PoolClient } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';

import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

// Neon's transports never time out by themselves; these keep an answer within a function's 8 seconds.
const limits = {
	max: 3,
	connectionTimeoutMillis: 3000,
	query_timeout: 5000,
	idleTimeoutMillis: 10_000,
	allowExitOnIdle: true,
};

/**
 * A Postgres server behind Neon's WebSocket proxy, which knows transactions; nothing connects before the first query.
 * @param isPatient whether a statement may take as long as it needs
 */
export function openServer(url: string, isPatient: boolean): OpenDatabase {
	const patience = isPatient ? { query_timeout: 0 } : {};
	const pool = new Pool({ ...limits, ...patience, connectionString: url });
	// A connection that drops emits an error, and one that nobody listens to ends the process. The query that
	// was running is rejected all the same.
	pool.on('error', () => undefined);
	pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
	return { database: drizzle({ client: pool, schema }), close: () => pool.end() };
}
