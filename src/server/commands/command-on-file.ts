import { parseArgs } from 'node:util';

import { BackupError, explained } from '../db/backup/backup-error.ts';

/**
 * Does the work of `npm run NAME -- FILE [--replace]`.
 * @param work gets the file, and whether what is in the way may go
 * @throws BackupError wherever whoever typed the command can do something about it
 */
export async function commandOnFile(
	name: string,
	work: (file: string, replaces: boolean) => Promise<void>,
): Promise<void> {
	const { values, positionals } = parseArgs({
		options: { replace: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [file, ...more] = positionals;
	if (file === undefined || more.length > 0) {
		throw new BackupError(`Name one file: npm run ${name} -- FILE, or with --replace after it.`);
	}
	try {
		await work(file, values.replace);
	} catch (error) {
		throw explained(error, file);
	}
}
