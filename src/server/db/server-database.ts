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
import { inTurns } from './turns.ts';

/** How many transactions a process has at a time. */
export const mostTransactions = 3;

// Neon's transports never time out by themselves. A call waits for a connection, then for the answer to a statement:
// both together are to fit into a function's 8 seconds, and the longer the wait, the longer a rush may be that is no 503.
const poolLimits = {
	// One is left for single statements: transactions that are stuck keep no reader waiting.
	max: mostTransactions + 1,
	connectionTimeoutMillis: 4500,
	// A little more than the server's own limit, so that it gives up first and its end of the work is done too.
	query_timeout: 3250,
	idleTimeoutMillis: 10_000,
	allowExitOnIdle: true,
};
const transactionLimits: TransactionLimits = { statement: 3000, lock: 2500, idle: 3000 };

/**
 * A Postgres server behind Neon's WebSocket proxy, which knows transactions; nothing connects before the first query.
 * @param isPatient whether a statement may take as long as it needs
 */
export function openServer(url: string, isPatient: boolean): OpenDatabase {
	const patience = isPatient ? { query_timeout: 0 } : {};
	const pool = new Pool({ ...poolLimits, ...patience, connectionString: url });
	pool.Client = ServerClient;
	// A connection that drops emits an error, and one that nobody listens to ends the process. The query that
	// was running is rejected all the same.
	pool.on('error', () => undefined);
	pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
	const session = new ServerSession(pool, isPatient ? null : transactionLimits);
	const database = new NeonDatabase<typeof schema>(dialect, session, relations);
	return { database, pool, close: () => pool.end() };
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
	readonly #turns = inTurns(mostTransactions, poolLimits.connectionTimeoutMillis);

	constructor(pool: Pool, limits: TransactionLimits | null) {
		super(pool, dialect, relations);
		this.#pool = pool;
		this.#limits = limits;
	}

	override transaction<Result>(work: (transaction: Transaction) => Promise<Result>) {
		return this.#turns.take(() =>
			poolTransaction(this.#pool, this.#limits, (connection: PoolClient) => {
				const session = new NeonSession<typeof schema, Relations>(connection, dialect, relations);
				return work(new NeonTransaction(dialect, session, relations));
			}),
		);
	}
}
