import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { database } from '#src/server/db/client.ts';
import { lockData } from '#src/server/db/data-lock.ts';
import type { Database } from '#src/server/db/database.ts';
import { environment } from '#src/server/platform/environment.ts';
import { ensureAdministrator } from '#src/server/users/administrator.ts';

import { administratorPassword } from './bench-site.ts';

export type SiteData = {
	db: Database;
	/** A folder that is there as long as the data. */
	folder: string;
	/** Call it when the database is closed. */
	remove: () => Promise<void>;
};

/**
 * Makes this process's database one of its own, with an administrator and without limits. It has the rows that the
 * pages were built from, so that no page finds them changed; where there are none, the first catalog is planted.
 * @throws DataInUseError while a server uses those rows
 */
export async function openSiteData(): Promise<SiteData> {
	const { dataDirectory } = environment();
	const folder = await mkdtemp(join(tmpdir(), 'bright-departures-bench-'));
	const own = join(folder, 'data');
	if (existsSync(join(dataDirectory, 'postgres'))) await copyData(dataDirectory, own);
	Object.assign(process.env, {
		DATA_DIRECTORY: own,
		DATABASE_URL: '',
		RATE_LIMITS: 'off',
		// Else the figures would depend on whether somebody sits at the terminal.
		LOG_REQUESTS: 'off',
	});
	const db = await database();
	await ensureAdministrator(db, { ...environment(), adminPassword: administratorPassword });
	return { db, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyData(from: string, to: string): Promise<void> {
	const lock = lockData(from);
	try {
		await cp(join(from, 'postgres'), join(to, 'postgres'), { recursive: true });
	} finally {
		lock.release();
	}
}
