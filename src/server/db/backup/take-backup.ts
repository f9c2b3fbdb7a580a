import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { clock } from '../../platform/clock.ts';
import { openDatabase } from '../client.ts';
import { DataInUseError } from '../data-lock.ts';
import type { DatabasePlace } from '../database.ts';
import { askForBackup } from './ask-for-backup.ts';
import { BackupError } from './backup-error.ts';
import type { BackupSummary } from './format.ts';
import { keepBackup } from './keep-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs a database up into a file. Whoever uses the database may go on: the process that has an embedded one open is
 * asked for the backup.
 * @param replaces whether the file may be there already
 * @throws BackupError, DataInUseError, DataDirectoryError, and what the driver and the file system throw
 */
export function takeBackup(
	place: DatabasePlace,
	file: string,
	replaces: boolean,
): Promise<BackupSummary> {
	return keepBackup(file, replaces, (unfinished) => writeFrom(place, unfinished));
}

async function writeFrom(place: DatabasePlace, file: string): Promise<void> {
	try {
		requireDatabase(place);
		const { database, close } = await openDatabase(place, { isPatient: true });
		try {
			await writeBackup(database, file, clock());
		} finally {
			await close();
		}
	} catch (error) {
		if (place.kind !== 'embedded' || !(error instanceof DataInUseError)) throw error;
		if (!(await askForBackup(place.directory, file))) throw error;
	}
}

// To open one that is not there would make it.
function requireDatabase(place: DatabasePlace): void {
	if (place.kind !== 'embedded' || existsSync(join(place.directory, 'postgres'))) return;
	throw new BackupError(`There is no database in ${place.directory}, and DATABASE_URL names none.`);
}
