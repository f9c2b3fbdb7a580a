import { causes, codeOf } from '../platform/log.ts';
import { UnknownSchemaError } from './schema-version.ts';

/** What a failed query means for whoever asked. */
export type DatabaseFailure =
	/** The database cannot be reached or has no room: the same request may work in a moment. */
	| 'away'
	/** A value that the database cannot hold. */
	| 'unstorable'
	/** The row contradicts what is stored already. */
	| 'conflict';

/** What was asked of the database was not answered, or not in time. */
export class DatabaseAway extends Error {}

/** The database could not be opened at all; `cause` says why. */
export class DatabaseUnavailable extends DatabaseAway {
	constructor(cause: unknown) {
		super('The database cannot be opened.', { cause });
		this.name = 'DatabaseUnavailable';
	}
}

/**
 * Classifies a failed query by its SQLSTATE (the same on PGlite and Neon) or, where the connection itself
 * failed, by the driver's own words. null for anything that is not the database's doing.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
	for (const cause of causes(error).toReversed()) {
		const failure = bySqlState(codeOf(cause)) ?? byDriver(cause);
		if (failure) return failure;
	}
	return null;
}

// Classes: 08 connection, 53 resources, 57 and 58 operator and system, 40 serialization, 55P03 and 25P03
// locks and idle transactions that timed out, 25006 a standby, which the server is until a failover is over.
const awayStates = /^(?:08|53|57|58|40)[\dA-Z]{3}$|^(?:55P03|25P03|25006)$/;
const unstorableStates = /^22[\dA-Z]{3}$/;
const conflictStates = /^23[\dA-Z]{3}$/;
const systemErrors =
	/^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOSPC|EROFS|EIO)$/;

function bySqlState(code = ''): DatabaseFailure | null {
	if (awayStates.test(code) || systemErrors.test(code)) return 'away';
	if (unstorableStates.test(code)) return 'unstorable';
	return conflictStates.test(code) ? 'conflict' : null;
}

// The drivers give these no code; Neon throws a bare ErrorEvent when its WebSocket cannot open.
const driverWords =
	/connection terminated|connection error|connection timeout|timeout exceeded|query read timeout|fetch failed|couldn't connect to compute|PGlite is clos/i;

function byDriver(error: unknown): DatabaseFailure | null {
	if (Object.prototype.toString.call(error) === '[object ErrorEvent]') return 'away';
	const isAway = [DatabaseAway, UnknownSchemaError];
	if (isAway.some((kind) => error instanceof kind)) return 'away';
	return error instanceof Error && driverWords.test(error.message) ? 'away' : null;
}
