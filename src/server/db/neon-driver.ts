import { Pool, type PoolClient } from '@neondatabase/serverless';
import { type NeonClient, NeonSession, NeonTransaction } from 'drizzle-orm/neon-serverless';

import { EndingClient } from './neon-client.ts';
import type * as schema from './schema.ts';
import { dialect, type Relations, relations, type ServerDriver } from './server-driver.ts';

/** Neon's: it speaks to a WebSocket proxy, which knows transactions. For functions, which come and go in crowds. */
export const neonDriver: ServerDriver<Pool, PoolClient> = {
	mostTransactions: 3,
	openPool(settings) {
		const pool = new Pool(settings);
		pool.Client = EndingClient;
		return pool;
	},
	session,
	transaction: (connection) => new NeonTransaction(dialect, session(connection), relations),
};

function session(client: NeonClient) {
	return new NeonSession<typeof schema, Relations>(client, dialect, relations);
}
