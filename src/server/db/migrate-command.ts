import { runCommand } from '../platform/command.ts';
import { configuredPlace, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';

runCommand(migrateConfigured);

/** `npm run db:migrate` */
async function migrateConfigured(): Promise<void> {
	const { database, close } = await openDatabase(configuredPlace(), { isPatient: true });
	try {
		// An embedded database migrates itself when it opens.
		const count = await migrate(database);
		console.log(count === 0 ? 'The tables are up to date.' : `Applied ${count} migrations.`);
	} finally {
		await close();
	}
}
