import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ErrorForPeople } from '../platform/error-for-people.ts';

export type DataLock = { release: () => void };

/** Another process has the data open. */
export class DataInUseError extends ErrorForPeople {
	override name = 'DataInUseError';
	/** The process that has it open; null when it has not said so yet. */
	readonly pid: number | null;

	constructor(directory: string, pid: number | null) {
		const holder = pid === null ? 'another process' : `process ${pid}`;
		super(`The data in ${directory} is in use by ${holder}. Stop it, or set DATA_DIRECTORY.`);
		this.pid = pid;
	}
}

/** The data directory cannot be made or written. */
export class DataDirectoryError extends ErrorForPeople {
	override name = 'DataDirectoryError';
}

/** The files in the data directory are no database any more. */
export class DamagedDataError extends ErrorForPeople {
	override name = 'DamagedDataError';

	constructor(directory: string, cause: unknown) {
		const path = resolve(directory);
		super(
			`The database in ${path} cannot be opened because its files are damaged: put back a copy of that folder, ` +
				'or delete it with all its bookings and accounts, and restore a backup or start anew.',
			{ cause },
		);
	}
}

/**
 * Makes `directory` and claims it for this process: the embedded database has no lock of its own, and two
 * processes on one directory lose rows without an error.
 *
 * The claim is a write transaction on an empty SQLite file, because that is a lock of the operating system:
 * it ends with the process, however that ends, so no stale lock is ever left to be judged by its pid.
 * @throws DataInUseError, DataDirectoryError
 */
export function lockData(directory: string): DataLock {
	const path = resolve(directory);
	const pidFile = join(path, 'pid');
	const lock = openLockFile(path);
	try {
		lock.exec('BEGIN IMMEDIATE');
		writeFileSync(pidFile, String(process.pid));
	} catch (error) {
		lock.close();
		if (isBusy(error)) throw new DataInUseError(path, readPid(pidFile));
		throw unwritable(path, error);
	}
	held.add(lock);
	return {
		release() {
			if (held.delete(lock)) lock.close();
		},
	};
}

// One that nobody refers to would be collected as garbage, and let others in.
const held = new Set<DatabaseSync>();

function openLockFile(path: string): DatabaseSync {
	try {
		mkdirSync(path, { recursive: true });
		return new DatabaseSync(join(path, 'lock'));
	} catch (error) {
		throw unwritable(path, error);
	}
}

function unwritable(path: string, cause: unknown): DataDirectoryError {
	return new DataDirectoryError(
		`The data directory ${path} cannot be written. Make it writable, or set DATA_DIRECTORY.`,
		{ cause },
	);
}

/** SQLITE_BUSY, as https://www.sqlite.org/rescode.html lists it. */
function isBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

function readPid(pidFile: string): number | null {
	try {
		return Number(readFileSync(pidFile, 'utf8')) || null;
	} catch {
		return null;
	}
}
