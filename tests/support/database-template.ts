import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { migrate } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

const folder = 'node_modules/.cache/bright-departures-database';
const migrations = 'src/server/db/migrations';

/**
 * The files of an empty, migrated database, as a tar: making one takes seconds, so it is kept until the engine
 * or a migration changes.
 * @returns where the tar lies
 */
export async function databaseTemplate(): Promise<string> {
	const file = join(folder, `${await digest()}.tar`);
	if (existsSync(file)) return file;
	await mkdir(folder, { recursive: true });
	const outdated = (await readdir(folder)).filter((name) => join(folder, name) !== file);
	// Under a name of its own until it is whole: another process may make it at the same time.
	const unfinished = join(folder, randomUUID());
	await writeFile(unfinished, await newDatabase());
	await rename(unfinished, file);
	for (const name of outdated.filter((each) => each.endsWith('.tar')))
		await rm(join(folder, name), { force: true });
	return file;
}

async function newDatabase(): Promise<Buffer> {
	const client = await PGlite.create({ extensions: { pg_trgm } });
	await migrate(drizzle({ client, schema }));
	const dump = await client.dumpDataDir('none');
	await client.close();
	return Buffer.from(await dump.arrayBuffer());
}

async function digest(): Promise<string> {
	const names = await readdir(migrations, { recursive: true, withFileTypes: true });
	const statements = names
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const hash = createHash('sha256');
	for (const file of [
		...statements.toSorted(),
		'src/server/db/migrate.ts',
		'node_modules/@electric-sql/pglite/package.json',
	]) {
		hash.update(`${file}\0`).update(await readFile(file));
	}
	return hash.digest('hex').slice(0, 16);
}
