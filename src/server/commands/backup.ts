import { statSync } from 'node:fs';

import { formatNumber } from '#src/domain/numbers.ts';

import { takeBackup } from '../db/backup/take-backup.ts';
import { configuredPlace } from '../db/client.ts';
import { runCommand } from '../platform/command.ts';
import { commandOnFile } from './command-on-file.ts';

runCommand(() => commandOnFile('db:backup', backUp));

/** `npm run db:backup -- FILE [--replace]`: all rows, as they are at one moment. */
async function backUp(file: string, replaces: boolean): Promise<void> {
	const { rows, tables, takenAt, isSealed } = await takeBackup(configuredPlace(), file, replaces);
	const kilobytes = formatNumber(Math.ceil(statSync(file).size / 1000));
	console.log(
		`Backed up ${formatNumber(rows)} rows of ${tables.length} tables, as they were at ${takenAt}: ${file}, ${kilobytes} kB.`,
	);
	console.log(
		isSealed
			? 'It is sealed: restoring notices every change.'
			: 'It is not sealed: set BACKUP_KEY, and restoring notices what an intruder changes, too.',
	);
	console.log('It holds what customers told you: keep it where only you can read it.');
}
