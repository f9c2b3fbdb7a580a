import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { lockData } from './data-lock.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { noteSeed } from './planted-seed.ts';
import * as schema from './schema.ts';
import { seedCatalog } from './seed-catalog.ts';

/**
 * Postgres in this process with its files under `directory`, migrated and seeded. It survives the end of the
 * process at any moment, but not a power failure: it never waits for the disk.
 * @throws DataInUseError when another process has the directory open, DataDirectoryError when it cannot be written
 */
export async function openEmbedded(directory: string): Promise<OpenDatabase> {
	const lock = lockData(directory);
	try {
		const files = join(directory, 'postgres');
		if (!existsSync(files)) await createFiles(files);
		const open = await openPglite(files);
		noteSeed(directory, await seedCatalog(open.database, utcToday(new Date())));
		return {
			database: open.database,
			async close() {
				await open.close();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw error;
	}
}

/**
 * Postgres in this process and nowhere else, migrated and empty.
 * @param dump the files of such a database: to load them takes a tenth of the time that new ones take
 */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
	return openPglite('memory://', dump);
}

// A process that ends while it writes the first files leaves some that no engine opens: they get their name when
// they are complete.
async function createFiles(path: string): Promise<void> {
	const unfinished = `${path}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	const client = await PGlite.create({ dataDir: unfinished });
	await client.close();
	renameSync(unfinished, path);
}

async function openPglite(dataDir: string, dump?: Blob): Promise<OpenDatabase> {
	const loaded = dump && { loadDataDir: dump };
	const client = await PGlite.create({ dataDir, extensions: { pg_trgm }, ...loaded });
	// As for solid-state disks: from the standard the planner believes that following an index is slow, and sorts instead.
	await client.exec('set random_page_cost = 1.1');
	const database = drizzle({ client, schema });
	await migrate(database);
	return { database, close: () => client.close() };
}
