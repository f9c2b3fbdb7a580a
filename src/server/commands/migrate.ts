import { configuredPlace, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { plantTemplates } from '../db/seed-templates.ts';
import { runCommand } from '../platform/command.ts';
import { environment } from '../platform/environment.ts';
import { mayOnlyRead } from '../platform/preview.ts';

runCommand(migrateConfigured);

/** `npm run db:migrate`; the build of a preview leaves the production's tables as they are. */
async function migrateConfigured(): Promise<void> {
	if (mayOnlyRead(environment().deployContext)) {
		console.log('This preview has no database of its own (PREVIEW_DATABASE): nothing is migrated.');
		return;
	}
	const { database, close } = await openDatabase(configuredPlace(), { isPatient: true });
	try {
		// An embedded database migrates itself when it opens.
		const applied = await migrate(database);
		// Of a site that was planted before there were templates, nobody plants anything any more.
		await plantTemplates(database);
		for (const { name, milliseconds } of applied) console.log(`${name}: ${milliseconds} ms`);
		console.log(
			applied.length === 0 ? 'The tables are up to date.' : `Applied ${applied.length} migrations.`,
		);
	} finally {
		await close();
	}
}
