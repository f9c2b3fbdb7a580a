import { type PgQueryResultHKT, PgDatabase } from 'drizzle-orm/pg-core';

import { ErrorForPeople } from '../platform/error-for-people.ts';
import { isNeon, type OpenDatabase, type ServerPlace } from './database.ts';
import { poolTransaction, type TransactionLimits } from './pool-transaction.ts';
import { knownTables } from './schema-version.ts';
import type * as schema from './schema.ts';
import {
	type ConnectionPool,
	dialect,
	type PooledConnection,
	type Relations,
	relations,
	type ServerDriver,
	type Session,
	type Transaction,
} from './server-driver.ts';
import { inTurns } from './turns.ts';

// No transport times out by itself. A call waits for a connection, then for the answer to a statement:
// both together are to fit into a function's 8 seconds, and the longer the wait, the longer a rush may be that is no 503.
const usualWait = 4500;
const poolLimits = {
	// A little more than the server's own limit, so that it gives up first and its end of the work is done too.
	query_timeout: 3250,
	idleTimeoutMillis: 10_000,
	allowExitOnIdle: true,
};
const transactionLimits: TransactionLimits = { statement: 3000, lock: 2500, idle: 3000 };

/**
 * A Postgres server, by the driver that reaches it; nothing connects before the first query.
 * @param isPatient whether a statement may take as long as it needs
 * @param isGuarded whether tables that this code does not know are refused
 * @param longestWait milliseconds that a call waits for a connection or its turn
 */
export async function openServer(
	place: ServerPlace,
	opening: ServerOpening,
): Promise<OpenDatabase> {
	return isNeon(place)
		? openBy((await import('./neon-driver.ts')).neonDriver, place.url, opening)
		: openBy((await importNodePostgres()).nodePostgresDriver, place.url, opening);
}

export type ServerOpening = {
	isPatient: boolean;
	isGuarded?: boolean;
	longestWait?: number | undefined;
};

// As an address that bundlers do not follow: a function on Netlify carries Neon's driver only. A build there is to say so.
function importNodePostgres(): Promise<typeof import('./node-postgres-driver.ts')> {
	if (process.env['NETLIFY'] === 'true') {
		const rule = 'On Netlify DATABASE_URL must be one of Neon, whose hosts end in .neon.tech.';
		throw new ErrorForPeople(rule);
	}
	const { href } = new URL('./node-postgres-driver.ts', import.meta.url);
	return import(/* @vite-ignore */ href);
}

function openBy<Pool extends ConnectionPool<Connection>, Connection extends PooledConnection>(
	driver: ServerDriver<Pool, Connection>,
	url: string,
	{ isPatient, isGuarded = false, longestWait = usualWait }: ServerOpening,
): OpenDatabase {
	const { mostTransactions } = driver;
	// One is left for single statements: transactions that are stuck keep no reader waiting.
	const most = mostTransactions + 1;
	const pool = driver.openPool({
		...poolLimits,
		connectionTimeoutMillis: longestWait,
		...(isPatient && { query_timeout: 0 }),
		...(isGuarded && { verify: knownTables() }),
		max: most,
		connectionString: url,
	});
	// A connection that drops emits an error, and one that nobody listens to ends the process. The query that
	// was running is rejected all the same.
	pool.on('error', () => undefined);
	pool.on('connect', (connection) => connection.on('error', () => undefined));
	const limits = isPatient ? null : transactionLimits;
	const turns = inTurns(mostTransactions, longestWait);
	const database = new ServerDatabase(driver.sessionOn(pool), (work) =>
		turns.take(() =>
			poolTransaction(pool, limits, (connection) => work(driver.transactionOn(connection))),
		),
	);
	return { database, pool: Object.assign(pool, { most }), close: () => pool.end() };
}

type Transact = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** drizzle's database over a pool, but for transactions, which are ours. */
class ServerDatabase extends PgDatabase<PgQueryResultHKT, typeof schema, Relations> {
	override readonly transaction: Transact;

	constructor(session: Session, transact: Transact) {
		super(dialect, session, relations);
		this.transaction = transact;
	}
}
