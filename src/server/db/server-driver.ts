import {
	createTableRelationsHelpers,
	type ExtractTablesWithRelations,
	extractTablesRelationalConfig,
} from 'drizzle-orm';
import {
	PgDialect,
	type PgQueryResultHKT,
	type PgSession,
	type PgTransaction,
} from 'drizzle-orm/pg-core';

import type { DriverCounts } from './database.ts';
import type { BorrowedConnection } from './pool-transaction.ts';
import type { NewConnection } from './schema-version.ts';
import * as schema from './schema.ts';

export type Relations = ExtractTablesWithRelations<typeof schema>;
export type Session = PgSession<PgQueryResultHKT, typeof schema, Relations>;
export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, Relations>;

/** A connection of a pool: one that breaks emits an error. */
export type PooledConnection = BorrowedConnection & {
	on: (event: 'error', listener: () => void) => unknown;
};

/** A pool of connections, as node-postgres has it, and Neon's driver. */
export type ConnectionPool<Connection> = DriverCounts & {
	connect: () => Promise<Connection>;
	on: {
		(event: 'error', listener: () => void): unknown;
		(event: 'connect', listener: (connection: Connection) => void): unknown;
	};
	end: () => Promise<void>;
};

/** What pools are told; both drivers call it the same. */
type PoolSettings = {
	connectionString: string;
	max: number;
	connectionTimeoutMillis: number;
	query_timeout: number;
	idleTimeoutMillis: number;
	allowExitOnIdle: boolean;
	/** Looks at a new connection before anybody gets it. */
	verify?: (connection: NewConnection, done: (error?: Error) => void) => void;
};

/** What is not the same in the drivers of Postgres servers. */
export type ServerDriver<
	Pool extends ConnectionPool<Connection>,
	Connection extends PooledConnection,
> = {
	/** How many transactions a process has at a time. */
	mostTransactions: number;
	/** Nothing connects before the first query. */
	openPool: (settings: PoolSettings) => Pool;
	/** drizzle's way to single statements. */
	sessionOn: (pool: Pool) => Session;
	/** drizzle's way to the statements of a transaction that was begun. */
	transactionOn: (connection: Connection) => Transaction;
};

/** What drizzle's sessions are made of. */
export const dialect = new PgDialect();
const { tables, tableNamesMap } = extractTablesRelationalConfig<Relations>(
	schema,
	createTableRelationsHelpers,
);
export const relations = { fullSchema: schema, schema: tables, tableNamesMap };
