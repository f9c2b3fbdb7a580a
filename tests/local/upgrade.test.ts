import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, onTestFinished, test } from 'vitest';

import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { changedTables } from '#src/server/db/changed-tables.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { migrate, pendingMigrations } from '#src/server/db/migrate.ts';
import * as schema from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';

const [before, newest] = pendingMigrations(null).slice(-2);

/** A data directory whose tables are those of the release before the newest migration, with somebody in it. */
async function earlierData() {
	const folder = await mkdtemp(join(tmpdir(), 'bright-upgrade-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await mkdir(directory);
	const client = await PGlite.create({
		dataDir: join(directory, 'postgres'),
		extensions: { pg_trgm },
	});
	const database = drizzle({ client, schema });
	await migrate(database, before?.moment);
	await database.insert(schema.subscribers).values({ email: 'ada@example.com' });
	await client.close();
	const check = () =>
		promisify(execFile)(process.execPath, [resolve('src/server/commands/upgrade-check.ts')], {
			cwd: folder,
			env: { ...bareEnvironment(), DATA_DIRECTORY: directory, DATA_FSYNC: 'off' },
		}).then(({ stdout }) => stdout);
	return { directory, check };
}

test('an upgrade is told before, and takes a backup before it changes anything', async () => {
	const { directory, check } = await earlierData();
	const told = await check();
	expect(told).toContain('this release brings 1 more:\n');
	expect(told).toContain(`  ${newest?.name}: `);
	expect(told).toContain(join(directory, 'backups'));
	// It only looked.
	expect(await check()).toBe(told);

	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await database.$count(schema.subscribers)).toBe(1);
	await close();
	expect(readdirSync(join(directory, 'backups'))).toEqual([`before-${newest?.name}.gz`]);
	const file = join(directory, 'backups', `before-${newest?.name}.gz`);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect((await checkBackup(file)).migration).toBe(before?.moment);
	expect(await check()).toBe('The tables are up to date.\n');
});

test('the tables that a change touches are told by their names', () => {
	expect(
		changedTables([
			'CREATE TABLE "notes" ("id" integer)',
			'ALTER TABLE "bookings" ADD COLUMN "a" text',
			'CREATE INDEX "a_index" ON "bookings" USING btree ("a")',
			'UPDATE "users" SET "name" = \'\'',
			'INSERT INTO "desk_items" SELECT 1',
			'DROP TABLE IF EXISTS "old"',
		]),
	).toEqual(['bookings', 'desk_items', 'notes', 'old', 'users']);
});
