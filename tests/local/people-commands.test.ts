import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { bookings, changes, subscribers } from '#src/server/db/schema.ts';

import { bareEnvironment } from '../support/bare-environment.ts';
import { makeDataDirectory } from '../support/data-directory.ts';
import { storedBooking } from '../support/stored-booking.ts';

/** A data directory with rows of a person, and the commands run on it. */
async function newData() {
	const folder = await mkdtemp(join(tmpdir(), 'bright-people-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const directory = join(folder, 'data');
	await makeDataDirectory(directory);
	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	await database.insert(subscribers).values({ email: 'ada@example.com' });
	await database.insert(bookings).values(storedBooking(1));
	await close();

	/** What a command said, and how it ended; nobody sits at its terminal. */
	const run = async (name: 'export' | 'erase', ...parameters: string[]) => {
		const command = resolve(`src/server/commands/${name}-person.ts`);
		const env = { ...bareEnvironment(), DATA_DIRECTORY: directory };
		const running = promisify(execFile)(process.execPath, [command, ...parameters], {
			cwd: folder,
			env,
		});
		return running.then(
			({ stdout }) => ({ code: 0, output: stdout }),
			(error: { code: number; stdout: string; stderr: string }) => ({
				code: error.code,
				output: error.stdout + error.stderr,
			}),
		);
	};
	return { folder, directory, run };
}

test('a person is written to a file of one’s own, erased only with --yes, and what stays is said', async () => {
	const { folder, directory, run } = await newData();
	const file = join(folder, 'ada.json');
	expect(await run('export', 'ADA@example.com', file)).toMatchObject({ code: 0 });
	expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
		held: { bookings: [{ reference: 'BD2000001' }], subscriptions: [{ email: 'ada@example.com' }] },
	});
	expect((await stat(file)).mode & 0o777).toBe(0o600);

	const unasked = await run('erase', 'ada@example.com');
	expect(unasked.code).toBe(1);
	expect(unasked.output).toContain('- 1 booking\n- 1 subscription\n');
	expect(unasked.output).toContain('Nothing was erased: add --yes');
	const erased = await run('erase', 'ada@example.com', '--yes');
	expect(erased).toMatchObject({
		code: 0,
		output: expect.stringContaining('Erased.\nWhat stays:'),
	});
	expect(erased.output).toContain('- 1 booking: reference, trip, dates, total and status');

	const { database, close } = await openDatabase({ kind: 'embedded', directory });
	expect(await database.$count(subscribers)).toBe(0);
	expect(await database.select().from(changes)).toMatchObject([
		{ name: 'Command line', administratorId: null, action: 'erased' },
	]);
	await close();
});

test.each([
	['export', 'ada'],
	['erase', ''],
] as const)('people:%s says what it takes of "%s"', async (name, given) => {
	const command = resolve(`src/server/commands/${name}-person.ts`);
	const running = promisify(execFile)(process.execPath, [command, given], { cwd: tmpdir() });
	await expect(running).rejects.toThrow(`npm run people:${name} -- ada@example.com`);
});
