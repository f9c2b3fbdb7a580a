import type { Database } from './database.ts';

/**
 * Does work in one transaction: all of it is stored or, when it throws, nothing. Every transaction begins here.
 * @param work gets the transaction, to which all that it asks of the database must go
 */
export function inTransaction<Result>(
	database: Database,
	work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
	return database.transaction(work);
}
