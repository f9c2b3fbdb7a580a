import { isNull, sql } from 'drizzle-orm';

import { formatNumber } from '#src/domain/numbers.ts';

import { checkBackup } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { configuredPlace, openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import { runCommand } from '../platform/command.ts';
import { environment } from '../platform/environment.ts';
import { publish } from '../platform/publish.ts';
import { commandOnFile } from './command-on-file.ts';

runCommand(() => commandOnFile('db:restore', restore));

/** `npm run db:restore -- FILE [--replace]`: puts a backup into the database, and sees to what follows from it. */
async function restore(file: string, replaces: boolean): Promise<void> {
	const backup = await checkBackup(file);
	const { database, close } = await openDatabase(configuredPlace(), {
		isPatient: true,
		isPlanted: false,
	});
	try {
		await restoreBackup(database, backup, replaces);
		console.log(
			`Restored ${formatNumber(backup.rows)} rows of ${backup.tables.length} tables, as they were at ${backup.takenAt}.`,
		);
		await reportLetters(database);
		await showNewPages();
		// So that lists are planned for these rows, and counted from indexes alone: the embedded database never does it itself.
		await database.execute(sql`vacuum (analyze)`);
	} finally {
		await close();
	}
	console.log('Nobody is signed in any more; accounts and passwords are those of the backup.');
}

async function reportLetters(database: Database): Promise<void> {
	const waiting = await database.$count(outbox, isNull(outbox.sentAt));
	if (waiting === 0) return;
	console.log(
		`${formatNumber(waiting)} letters waited to be sent when it was taken: they go out when the site runs, though some may have gone out before.`,
	);
}

/** Pages hold the catalog that they were built with; what caches keep of the API's answers goes with a deploy. */
async function showNewPages(): Promise<void> {
	const { buildHookUrl } = environment();
	if (buildHookUrl === null) {
		console.log('Build the site anew: its pages show the catalog that they were built with.');
		return;
	}
	await publish({ buildHookUrl }, []);
	console.log(
		'A new build of the site is asked for: its pages show the catalog that they were built with.',
	);
}
