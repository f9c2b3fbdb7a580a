import { loadEnvironmentFile } from './environment.ts';
import { ErrorForPeople } from './error-for-people.ts';

/**
 * Runs a command of the command line, with what `.env` says. A failure ends the process with code 1: told in one
 * line where the person at the keyboard can put it right, in full where only a programmer can.
 */
export function runCommand(command: () => Promise<void>): void {
	loadEnvironmentFile();
	command().catch((error: unknown) => {
		console.error(error instanceof ErrorForPeople ? error.message : error);
		process.exit(1);
	});
}
