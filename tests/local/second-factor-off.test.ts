import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { outbox, recoveryCodes, secondFactors, sessions, users } from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { storeSecondFactor } from '../support/second-factor.ts';

test('whoever lost phone and recovery codes signs in by the password alone again, after a command', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'bright-second-factor-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await makeDataDirectory(directory);
	const turnOff = async (...parameters: string[]): Promise<string> => {
		const command = resolve('src/server/commands/second-factor-off.ts');
		const env = { ...bareEnvironment(), DATA_DIRECTORY: directory };
		const run = promisify(execFile)(process.execPath, [command, ...parameters], {
			cwd: folder,
			env,
		});
		return run.then(
			({ stdout }) => stdout,
			(error: { stderr: string }) => error.stderr,
		);
	};

	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	const email = 'boss@example.com';
	const boss = { username: email, email, fullName: 'The Boss', passwordHash: '-', isAdmin: true };
	await database.insert(users).values(boss);
	await storeSecondFactor(database, 1);
	await database.insert(recoveryCodes).values({ userId: 1, codeHash: 'a' });
	const expiresAt = new Date(Date.now() + 3_600_000);
	await database.insert(sessions).values({ tokenHash: 'a', userId: 1, expiresAt });
	await close();

	expect(await turnOff()).toContain('Whose?');
	expect(await turnOff('BOSS@example.com')).toContain('signs in with the password alone again');

	const later = await openDatabase({ kind: 'embedded', directory });
	onTestFinished(later.close);
	for (const table of [secondFactors, recoveryCodes, sessions]) {
		expect(await later.database.$count(table)).toBe(0);
	}
	expect(await later.database.select().from(outbox)).toMatchObject([{ recipient: email }]);
});
