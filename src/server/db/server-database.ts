import { Pool, type PoolClient } from '@neondatabase/serverless';
import {
	createTableRelationsHelpers,
	type ExtractTablesWithRelations,
	extractTablesRelationalConfig,
} from 'drizzle-orm';
import { NeonDatabase, NeonSession, NeonTransaction } from 'drizzle-orm/neon-serverless';
import { PgDialect } from 'drizzle-orm/pg-core';

import type { OpenDatabase } from './database.ts';
import { poolTransaction, type TransactionLimits } from './pool-transaction.ts';
import * as schema from './schema.ts';
import { ServerClient } from './server-client.ts';

/** How many connections a process has at most. */
export const mostConnections = 3;

// Neon's transports never time out by themselves; these keep an answer within a function's 8 seconds.
const limits = {
	max: mostConnections,
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
	pool.Client = ServerClient;
	// A connection that drops emits an error, and one that nobody listens to ends the process. The query that
	// was running is rejected all the same.
	pool.on('error', () => undefined);
	pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
	const session = new ServerSession(pool, null);
	const database = new NeonDatabase<typeof schema>(dialect, session, relations);
	return { database, close: () => pool.end() };
}

type Relations = ExtractTablesWithRelations<typeof schema>;
type Transaction = NeonTransaction<typeof schema, Relations>;

const dialect = new PgDialect();
const { tables, tableNamesMap } = extractTablesRelationalConfig<Relations>(
	schema,
	createTableRelationsHelpers,
);
const relations = { fullSchema: schema, schema: tables, tableNamesMap };

/** drizzle's session over a pool, but for transactions, which are ours. */
class ServerSession extends NeonSession<typeof schema, Relations> {
	readonly #pool: Pool;
	readonly #limits: TransactionLimits | null;

	constructor(pool: Pool, transactionLimits: TransactionLimits | null) {
		super(pool, dialect, relations);
		this.#pool = pool;
		this.#limits = transactionLimits;
	}

	override transaction<Result>(work: (transaction: Transaction) => Promise<Result>) {
		return poolTransaction(this.#pool, this.#limits, (connection: PoolClient) => {
			const session = new NeonSession<typeof schema, Relations>(connection, dialect, relations);
			return work(new NeonTransaction(dialect, session, relations));
		});
	}
}
