import { ErrorForPeople } from '../../platform/error-for-people.ts';
import { causes, codeOf } from '../../platform/log.ts';
import { databaseFailure } from '../database-error.ts';

/** A backup cannot be taken or restored. */
export class BackupError extends ErrorForPeople {
	override name = 'BackupError';
}

export function notABackup(file: string, cause?: unknown): BackupError {
	return new BackupError(`${file} is no backup that npm run db:backup made.`, { cause });
}

export function madeByNewer(file: string): BackupError {
	return new BackupError(
		`${file} was made by a newer version of the site: restore it with that version's code, or take this code up to date first.`,
	);
}

export function damaged(file: string, what: string, cause?: unknown): BackupError {
	return new BackupError(
		`${file} is torn or was changed (${what}): nothing of it is restored. Take an older backup.`,
		{ cause },
	);
}

/** The same failure in words that help where somebody at the keyboard can put it right, else as it is. */
export function explained(failure: unknown, file: string): unknown {
	if (failure instanceof ErrorForPeople) return failure;
	const words = causes(failure)
		.map((cause) => ofFile(cause, file))
		.find((found) => found !== null);
	if (words) return new BackupError(words, { cause: failure });
	if (databaseFailure(failure) !== 'away') return failure;
	return new BackupError(
		'The database cannot be reached, or the connection to it broke: look at DATABASE_URL, and whether its server runs.',
		{ cause: failure },
	);
}

function ofFile(cause: unknown, file: string): string | null {
	const isOfNetwork = cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
	if (isOfNetwork) return null;
	switch (codeOf(cause)) {
		case 'ENOENT':
		case 'ENOTDIR':
			return `${file}: there is no such file or folder.`;
		case 'EISDIR':
			return `${file} is a folder. Name a file.`;
		case 'EACCES':
		case 'EPERM':
		case 'EROFS':
			return `${file} may not be read or written by this user.`;
		case 'ENOSPC':
		case 'EDQUOT':
			return `The disk is full: no part of ${file} was kept.`;
		// PostgreSQL's disk_full.
		case '53100':
			return 'The disk of the database is full: it holds what it held before.';
		default:
			return null;
	}
}
