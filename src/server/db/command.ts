import { EnvironmentError, loadEnvironmentFile } from '../env.ts';
import { DataDirectoryError, DataInUseError } from './data-lock.ts';

/**
 * Runs a database command from the command line, with what `.env` says. A failure ends it with code 1: in one
 * line where the person at the keyboard can mend it, in full where only a programmer can.
 *
 * It does not return the promise: a module that waited for it could not be imported by the database it opens.
 */
export function runCommand(command: () => Promise<void>): void {
	loadEnvironmentFile();
	command().catch((error: unknown) => {
		console.error(isForPeople(error) ? error.message : error);
		process.exitCode = 1;
	});
}

function isForPeople(error: unknown): error is Error {
	return [EnvironmentError, DataInUseError, DataDirectoryError].some(
		(type) => error instanceof type,
	);
}
