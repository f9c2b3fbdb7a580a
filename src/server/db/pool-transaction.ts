import { databaseFailure } from './database-error.ts';

/** What a transaction needs of a connection that it borrows: as node-postgres has it, and Neon's driver. */
export type BorrowedConnection = {
	query: (text: string) => Promise<{ command: string }>;
	/** Gives the connection back; with an error it is destroyed, and its place is free for another. */
	release: (error?: Error) => void;
};

/** How long the server bears with a transaction, in milliseconds. */
export type TransactionLimits = { statement: number; lock: number; idle: number };

/** The server ended a transaction although nothing in it had failed, or after a failure that the work passed over. */
class TransactionLost extends Error {
	override name = 'TransactionLost';
}

/**
 * Does work in a transaction on a connection of a pool. Whatever fails, the connection is given back: clean where the
 * server still answers on it, else destroyed. (drizzle's own begins before it takes care, and rolls back on
 * connections that are dead or still busy: each costs the pool a connection for ever, or seconds.)
 * @param limits null: none
 * @throws what `work` throws, and what the driver throws at BEGIN and COMMIT; never what a rollback throws in its place
 */
export async function poolTransaction<Connection extends BorrowedConnection, Result>(
	pool: { connect: () => Promise<Connection> },
	limits: TransactionLimits | null,
	work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
	const connection = await pool.connect();
	try {
		await connection.query(limits === null ? 'begin' : beginWithin(limits));
		const result = await work(connection);
		await commit(connection);
		connection.release();
		return result;
	} catch (error) {
		await abandon(connection, error);
		throw error;
	}
}

// In one message, so that limits cost no way to the server. They are the transaction's own and not the session's,
// because of sessions a pooler in between knows nothing.
function beginWithin({ statement, lock, idle }: TransactionLimits): string {
	return `begin; set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; set local idle_in_transaction_session_timeout = ${idle}`;
}

async function commit(connection: BorrowedConnection): Promise<void> {
	const { command } = await connection.query('commit');
	// To COMMIT after a failed statement the server answers that it rolled back, which is no error to a driver.
	if (command !== 'COMMIT') throw new TransactionLost('The transaction was rolled back.');
}

async function abandon(connection: BorrowedConnection, error: unknown): Promise<void> {
	// Nothing more is asked of a connection that is lost or has kept somebody waiting: the answer may never come.
	if (databaseFailure(error) === 'away') return connection.release(asError(error));
	try {
		await connection.query('rollback');
	} catch (failure) {
		return connection.release(asError(failure));
	}
	connection.release();
}

function asError(failure: unknown): Error {
	return failure instanceof Error ? failure : new Error('The connection failed.');
}
