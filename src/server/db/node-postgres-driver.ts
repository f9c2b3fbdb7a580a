import { type NodePgClient, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

import type * as schema from './schema.ts';
import { dialect, type Relations, relations, type ServerDriver } from './server-driver.ts';

/**
 * node-postgres: it speaks to a server itself, over TCP or a socket of the file system. For one process that stays: ten of
 * them fit into the hundred connections that PostgreSQL allows unless it is told otherwise.
 */
export const nodePostgresDriver: ServerDriver<Pool, PoolClient> = {
	mostTransactions: 9,
	openPool: (settings) => new Pool({ ...settings, keepAlive: true }),
	session,
	transaction: (connection) => new NodePgTransaction(dialect, session(connection), relations),
};

function session(client: NodePgClient) {
	return new NodePgSession<typeof schema, Relations>(client, dialect, relations);
}
