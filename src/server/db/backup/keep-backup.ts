import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { BackupError } from './backup-error.ts';
import type { BackupSummary } from './format.ts';
import { checkBackup } from './read-backup.ts';

/**
 * Keeps a backup in a file, which gets its name once it was read back and is on the disk.
 * @param replaces whether the file may be there already
 * @param write writes it into a file of another name, which is not there yet
 * @throws BackupError, and what `write` and the file system throw
 */
export async function keepBackup(
	file: string,
	replaces: boolean,
	write: (unfinished: string) => Promise<void>,
): Promise<BackupSummary> {
	if (!replaces && existsSync(file)) {
		throw new BackupError(`${file} is there already. Choose another name, or add --replace.`);
	}
	await makeFolder(dirname(file));
	const unfinished = `${file}.unfinished`;
	await rm(unfinished, { force: true });
	try {
		await write(unfinished);
		const summary = await checkBackup(unfinished);
		await untilOnDisk(unfinished);
		await rename(unfinished, file);
		if (process.platform !== 'win32') await untilOnDisk(dirname(file));
		return summary;
	} finally {
		await rm(unfinished, { force: true });
	}
}

/** The first backup makes the folder for those to come; a path of which more is missing was mistyped. */
async function makeFolder(folder: string): Promise<void> {
	if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
}

async function untilOnDisk(path: string): Promise<void> {
	const handle = await open(path, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
