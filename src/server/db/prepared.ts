import type { Database } from './database.ts';

/**
 * Statements that are put together once for each database, and not for each call. They are prepared with the name '',
 * so that the server keeps none of them: a pooler in between gives every statement another connection.
 * @param build prepares them
 */
export function preparedOnce<Statements>(
	build: (db: Database) => Statements,
): (db: Database) => Statements {
	const known = new WeakMap<Database, Statements>();
	return (db) => {
		const before = known.get(db);
		if (before !== undefined) return before;
		const statements = build(db);
		known.set(db, statements);
		return statements;
	};
}
