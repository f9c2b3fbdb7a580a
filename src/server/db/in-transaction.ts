import type { Database } from './database.ts';

/**
 * Does work in one transaction: all of it is stored or, when it throws, nothing. Every transaction begins here.
 * @param work gets the transaction, to which all that it asks of the database must go
 * @throws what `work` throws, and never in its place what a rollback throws: after a full disk that tells nothing
 */
export async function inTransaction<Result>(
	database: Database,
	work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
	const failures: unknown[] = [];
	try {
		return await database.transaction((transaction) =>
			work(transaction).catch((failure: unknown) => {
				failures.push(failure);
				throw failure;
			}),
		);
	} catch (error) {
		failures.push(error);
		throw failures[0];
	}
}
