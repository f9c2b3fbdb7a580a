import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { users } from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';

type Variables = Record<string, string>;

/** A data directory of its own, and the command run on it, with no variables of the site but those given. */
async function newSeeding() {
	const folder = await mkdtemp(join(tmpdir(), 'bright-seed-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await makeDataDirectory(directory);
	const seed = async (variables: Variables = {}): Promise<string> => {
		const command = resolve('src/server/commands/seed.ts');
		const env = {
			...bareEnvironment(),
			DATA_DIRECTORY: directory,
			DATA_FSYNC: 'off',
			...variables,
		};
		// There is no .env in that folder.
		return (await promisify(execFile)(process.execPath, [command], { cwd: folder, env })).stdout;
	};
	const administrators = async () => {
		const { database, close } = await openDatabase({ kind: 'embedded', directory });
		const rows = await database
			.select({ email: users.email, isAdmin: users.isAdmin })
			.from(users)
			.orderBy(users.id);
		await close();
		return rows;
	};
	return { seed, administrators };
}

const account = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long enough secret' };

test('seeding without the site’s variables makes no second administrator, and says who is one', async () => {
	const { seed, administrators } = await newSeeding();
	await seed(account);
	const boss = [{ email: 'boss@example.com', isAdmin: true }];
	expect(await administrators()).toEqual(boss);
	for (const variables of [{}, { ...account, ADMIN_EMAIL: '' }]) {
		expect(await seed(variables)).toContain(
			'ADMIN_EMAIL is not set here, and boss@example.com is an administrator: no other one was made.',
		);
		expect(await administrators()).toEqual(boss);
	}
});

test('seeding a database without an administrator makes the one of the site, once', async () => {
	const { seed, administrators } = await newSeeding();
	expect(await seed()).toMatch(/^Administrator \S+@\S+, password \S+$/m);
	expect(await seed()).not.toContain('dministrator');
	expect(await administrators()).toHaveLength(1);
	await seed(account);
	expect(await administrators()).toHaveLength(2);
});
