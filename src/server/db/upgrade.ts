import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { clock } from '../platform/clock.ts';
import { log } from '../platform/log.ts';
import { keepBackup } from './backup/keep-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { Database } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { schemaVersion } from './schema-version.ts';

/**
 * Brings the tables of an embedded database up to date. One that holds something already is backed up before, and what
 * was done to it is logged: which changes, and how long each took.
 * @param backups the folder of these backups
 * @throws UnknownSchemaError, BackupError
 */
export async function upgrade(database: Database, backups: string): Promise<void> {
	const { newest } = await schemaVersion(database);
	const [first] = pendingMigrations(newest);
	const isNew = newest === null;
	if (!first) return void (await migrate(database));
	const file = join(backups, `before-${first.name}.gz`);
	if (!isNew) {
		mkdirSync(backups, { recursive: true, mode: 0o700 });
		await keepBackup(file, true, (unfinished) => writeBackup(database, unfinished, clock()));
	}
	const applied = await migrate(database);
	if (isNew) return;
	const changes = applied
		.map(({ name, milliseconds }) => `${name} (${milliseconds} ms)`)
		.join(', ');
	log('info', 'database upgraded', { changes, backup: file });
}
