import type { Database } from './database.ts';

/**
 * A statement that is put together once for each database, and not for each call. It is prepared with the name '',
 * so that the server does not keep it: a pooler in between gives every statement another connection. One each: a
 * transaction is a database of its own, which puts together what it runs.
 * @param build prepares it
 */
export function preparedOnce<Statement>(
	build: (db: Database) => Statement,
): (db: Database) => Statement {
	const known = new WeakMap<Database, Statement>();
	return (db) => {
		const before = known.get(db);
		if (before !== undefined) return before;
		const statement = build(db);
		known.set(db, statement);
		return statement;
	};
}
