import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { desc, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { checkBackup } from '#src/server/db/backup/read-backup.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { openUnchanged } from '#src/server/db/embedded-database.ts';
import { appliedMigrations } from '#src/server/db/schema-version.ts';
import { missedSearches, subscribers } from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';

/** A data directory whose tables are those of the release before the newest migration, with somebody in it. */
async function earlierData() {
	const folder = await mkdtemp(join(tmpdir(), 'bright-upgrade-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await makeDataDirectory(directory);
	const { database, close } = await openUnchanged(directory);
	await database.insert(subscribers).values({ email: 'ada@example.com' });
	await database.execute(sql`drop table ${missedSearches}`);
	const [newest] = await database
		.select({ id: appliedMigrations.id })
		.from(appliedMigrations)
		.orderBy(desc(appliedMigrations.createdAt))
		.limit(1);
	await database.execute(
		sql`delete from ${appliedMigrations} where ${appliedMigrations.id} = ${newest?.id ?? 0}`,
	);
	await close();
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
	expect(told).toMatch(/this release brings 1 more:\n {2}\d{4}_[\w-]+: missed_searches\n/);
	expect(told).toContain(join(directory, 'backups'));
	// It only looked.
	expect(await check()).toBe(told);

	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await database.$count(missedSearches)).toBe(0);
	expect(await database.$count(subscribers)).toBe(1);
	await close();
	const [backup = '', ...others] = readdirSync(join(directory, 'backups'));
	expect([backup, others]).toEqual([expect.stringMatching(/^before-\d{4}_[\w-]+\.gz$/), []]);
	const file = join(directory, 'backups', backup);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const { tables } = await checkBackup(file);
	expect(tables.map(({ table }) => table)).toContain('subscribers');
	expect(tables.map(({ table }) => table)).not.toContain('missed_searches');
	expect(await check()).toBe('The tables are up to date.\n');
});
