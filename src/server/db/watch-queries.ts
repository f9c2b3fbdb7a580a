import { DrizzleQueryError } from 'drizzle-orm';

import { currentRequest } from '../platform/current-request.ts';
import { causes, log, sqlStateOf } from '../platform/log.ts';
import type { Database } from './database.ts';
import { queryName } from './query-name.ts';

/**
 * Logs the statements of a database, and of its transactions, that take longer than `slow` milliseconds, with the time
 * that they waited for a connection; of one that fails, its request is told the SQLSTATE. Here and in no driver, so that
 * it is the same for all of them.
 */
export function watchQueries(database: Database, slow: number): void {
	watchStatements(database._.session, slow);
	const transact = database.transaction.bind(database);
	Object.assign(database, {
		transaction(...[work, config]: Parameters<typeof transact>) {
			const watchedWork: typeof work = (transaction) => {
				// Each has a session of its own.
				watchStatements(transaction._.session, slow);
				return work(transaction);
			};
			return noteFailure(() => transact(watchedWork, config));
		},
	});
}

function watchStatements(session: Database['_']['session'], slow: number): void {
	const prepare = session.prepareQuery.bind(session);
	Object.assign(session, {
		prepareQuery(...given: Parameters<typeof prepare>) {
			const prepared = prepare(...given);
			const execute = prepared.execute.bind(prepared);
			prepared.execute = (...values) => watched(slow, given[0].sql, () => execute(...values));
			return prepared;
		},
	});
}

async function watched<Result>(
	slow: number,
	statement: string,
	execute: () => Promise<Result>,
): Promise<Result> {
	const started = performance.now();
	try {
		return await noteFailure(execute);
	} catch (error) {
		throw withoutValues(error, statement);
	} finally {
		const milliseconds = Math.round(performance.now() - started);
		if (milliseconds > slow) logSlow(statement, milliseconds);
	}
}

/**
 * A statement failed: which, and the SQLSTATE. drizzle's own words quote all of it with every value that it was given, and
 * so does PGlite's error: whoever prints it would print what people typed.
 */
class StatementFailed extends Error {
	override name = 'StatementFailed';

	constructor(statement: string, cause: unknown) {
		const sqlState = sqlStateOf(cause);
		super(`${queryName(statement)} failed${sqlState === undefined ? '' : ` (${sqlState})`}`, {
			cause,
		});
	}
}

function withoutValues(error: unknown, statement: string): unknown {
	if (!(error instanceof DrizzleQueryError)) return error;
	for (const cause of causes(error.cause)) {
		for (const told of ['query', 'params', 'detail']) Reflect.deleteProperty(Object(cause), told);
	}
	return new StatementFailed(statement, error.cause);
}

async function noteFailure<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		const request = currentRequest();
		const sqlState = sqlStateOf(error);
		if (request && sqlState !== undefined) request.sqlState = sqlState;
		throw error;
	}
}

// Of the statement as much as somebody needs to look up its plan: it names columns, and '$1' for what was asked for.
const longestStatement = 2000;

function logSlow(statement: string, milliseconds: number): void {
	const { id, route } = currentRequest() ?? {};
	const fields = { query: queryName(statement), milliseconds, requestId: id, route };
	log('warn', 'slow query', { ...fields, statement: statement.slice(0, longestStatement) });
}
