import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';

import { clock } from '../platform/clock.ts';
import { environment } from '../platform/environment.ts';
import { causes, codeOf } from '../platform/log.ts';
import { openBackupDoor } from './backup/backup-door.ts';
import { DamagedDataError, lockData } from './data-lock.ts';
import type { Database, OpenDatabase } from './database.ts';
import { syncFolder, waitingForDisk } from './files-on-disk.ts';
import { migrate } from './migrate.ts';
import { noteSeed } from './planted-seed.ts';
import * as schema from './schema.ts';
import { seedCatalog } from './seed-catalog.ts';
import { plantTemplates } from './seed-templates.ts';
import { upgrade } from './upgrade.ts';

/**
 * Postgres in this process with its files under `directory`, migrated and seeded. It survives the end of the
 * process at any moment; a power failure too, where it waits for the disk. While it is open, it is backed up for others
 * who ask through the directory.
 * @param waitsForDisk whether each change waits until it is on the disk
 * @param isPlanted whether a new one begins with the first catalog
 * @throws DataInUseError when another process has the directory open, DataDirectoryError when it cannot be written,
 *   DamagedDataError when what lies there is no database any more
 */
export async function openEmbedded(
	directory: string,
	{ waitsForDisk, isPlanted }: { waitsForDisk: boolean; isPlanted: boolean },
): Promise<OpenDatabase> {
	const lock = lockData(directory);
	try {
		const files = join(directory, 'postgres');
		if (!existsSync(files)) await createFiles(files, waitsForDisk);
		const open = await openFiles(files, waitsForDisk).catch((error: unknown) => {
			throw isDamage(error) ? new DamagedDataError(directory, error) : error;
		});
		const { database } = open;
		if (isPlanted) {
			const hasSamples = environment().plantsSamples;
			noteSeed(directory, await seedCatalog(database, utcToday(clock()), { hasSamples }));
			await plantTemplates(database);
		}
		const door = await openBackupDoor(directory, database);
		return {
			database,
			async close() {
				await door.close();
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
 * The database that lies in a directory as it is, whatever its tables are: to be looked at.
 * @throws DataInUseError, DataDirectoryError, DamagedDataError
 */
export async function openUnchanged(directory: string): Promise<OpenDatabase> {
	const lock = lockData(directory);
	try {
		const open = await openPglite({ dataDir: join(directory, 'postgres') }, async () => undefined);
		return {
			database: open.database,
			async close() {
				await open.close();
				lock.release();
			},
		};
	} catch (error) {
		lock.release();
		throw isDamage(error) ? new DamagedDataError(directory, error) : error;
	}
}

/**
 * Postgres in this process and nowhere else, migrated and empty.
 * @param dump the files of such a database: to load them takes a tenth of the time that new ones take
 */
export function openInMemory(dump?: Blob): Promise<OpenDatabase> {
	return openPglite({ dataDir: 'memory://', ...(dump && { loadDataDir: dump }) });
}

// A process that ends while it writes the first files leaves some that no engine opens: they get their name when
// they are complete.
async function createFiles(path: string, waitsForDisk: boolean): Promise<void> {
	const unfinished = `${path}.unfinished`;
	rmSync(unfinished, { recursive: true, force: true });
	const client = await PGlite.create({ dataDir: unfinished });
	await client.close();
	if (waitsForDisk) syncFolder(unfinished);
	renameSync(unfinished, path);
}

/** Opens files that a database was made of before. */
async function openFiles(files: string, waitsForDisk: boolean): Promise<OpenDatabase> {
	// Where this one is missing the engine would make a new database over what is left of the old.
	if (!existsSync(join(files, 'PG_VERSION'))) throw new EngineError('There is no database.');
	const backups = join(dirname(files), 'backups');
	return openPglite({ dataDir: files, ...(waitsForDisk && waitingForDisk(files)) }, (database) =>
		upgrade(database, backups),
	);
}

async function openPglite(
	options: PGliteOptions,
	bringUpToDate: (database: Database) => Promise<unknown> = migrate,
): Promise<OpenDatabase> {
	const client = await PGlite.create({ ...options, extensions: { pg_trgm } }).catch(
		(cause: unknown) => {
			throw new EngineError('The engine does not start.', { cause });
		},
	);
	// As for solid-state disks: from the standard the planner believes that following an index is slow, and sorts instead.
	await client.exec('set random_page_cost = 1.1');
	letOthersIn(client);
	const database = drizzle({ client, schema });
	try {
		await bringUpToDate(database);
	} catch (error) {
		await client.close().catch(() => undefined);
		throw error;
	}
	return { database, close: () => client.close() };
}

/**
 * Gives whoever else is in the process a turn after each statement. The engine answers within the turn in which it is
 * asked: of two hundred visitors at once those who were in first would go on and on, and others not even be let in.
 */
function letOthersIn(client: PGlite): void {
	const run = client._runExclusiveQuery.bind(client);
	client._runExclusiveQuery = (work) =>
		run(async () => {
			try {
				return await work();
			} finally {
				await nextTurn();
			}
		});
}

class EngineError extends Error {
	override name = 'EngineError';
}

// Classes: XX corrupted data, 58 files that are missing.
function isDamage(error: unknown): boolean {
	const hasState = (cause: unknown) => /^(?:XX|58)/.test(codeOf(cause) ?? '');
	return error instanceof EngineError || causes(error).some(hasState);
}
