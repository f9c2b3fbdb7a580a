/** Something that whoever starts the server can put right; its message is one line that says how. */
export class StartError extends Error {
	override name = 'StartError';
}

/** Runs a command; what its user can put right is told in one line, and every failure exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (error) {
		console.error(error instanceof Error && told.has(error.name) ? error.message : error);
		process.exit(1);
	}
}

const told = new Set(['StartError', 'DataInUseError', 'DataDirectoryError', 'EnvironmentError']);
