import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { changedTables } from '../db/changed-tables.ts';
import { configuredPlace, openDatabase } from '../db/client.ts';
import type { DatabasePlace, OpenDatabase } from '../db/database.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { requireKnownSchema, schemaVersion } from '../db/schema-version.ts';
import { runCommand } from '../platform/command.ts';
import { ErrorForPeople } from '../platform/error-for-people.ts';

runCommand(checkUpgrade);

/** `npm run upgrade:check`: what this release would change in the tables; nothing is changed. */
async function checkUpgrade(): Promise<void> {
	const place = configuredPlace();
	const { database, close } = await openAsItIs(place);
	try {
		const version = await schemaVersion(database);
		requireKnownSchema(version);
		const pending = pendingMigrations(version.newest);
		if (pending.length === 0) return console.log('The tables are up to date.');
		console.log(
			`The database has ${version.count} changes of the tables; this release brings ${pending.length} more:`,
		);
		for (const { name, statements } of pending) {
			console.log(`  ${name}: ${changedTables(statements).join(', ') || 'no table by name'}`);
		}
		console.log(
			place.kind === 'embedded'
				? `The next start applies them, and backs the database up into ${join(place.directory, 'backups')} before.`
				: 'The next start, or npm run db:migrate, applies them: back the database up before (npm run db:backup -- FILE).',
		);
	} finally {
		await close();
	}
}

async function openAsItIs(place: DatabasePlace): Promise<OpenDatabase> {
	if (place.kind !== 'embedded') return openDatabase(place, { isPatient: true });
	if (!existsSync(join(place.directory, 'postgres'))) {
		throw new ErrorForPeople(
			`There is no database in ${place.directory}: the first start makes it.`,
		);
	}
	return (await import('../db/embedded-database.ts')).openUnchanged(place.directory);
}
