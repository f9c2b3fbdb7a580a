import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '#src/server/db/client.ts';
import { subscribers } from '#src/server/db/schema.ts';

import { makeDataDirectory } from '../support/data-directory.ts';

// On Linux only: /proc tells which file a process has open.
test.runIf(process.platform === 'linux')(
	'where the database waits for the disk, a power cut costs nothing that was acknowledged',
	async () => {
		const { data, disk } = await newDisk();
		const acknowledged = await storeUntilCut(data, disk);
		const directory = disk;
		const { database, close } = await openDatabase({ kind: 'embedded', directory });
		const stored = await database.select().from(subscribers).orderBy(subscribers.id);
		await close();
		expect(acknowledged.length).toBeGreaterThanOrEqual(20);
		expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
	},
);

/** A data directory, and what the disk has of it. */
async function newDisk() {
	const folder = mkdtempSync(join(tmpdir(), 'bright-power-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const data = join(folder, 'data');
	const disk = join(folder, 'disk');
	await makeDataDirectory(data);
	cpSync(data, disk, { recursive: true });
	return { data, disk };
}

/** Lets a process store rows until the power fails, and returns those that it acknowledged. */
async function storeUntilCut(data: string, disk: string): Promise<string[]> {
	const program = [
		'--import',
		'./tests/support/forgetful-disk.ts',
		'tests/support/stream-of-rows.ts',
	];
	const child = spawn(process.execPath, [...program, data, 'on'], {
		env: { ...process.env, DISK_OF: data, DISK: disk },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const acknowledged: string[] = [];
	const lines = createInterface(child.stdout);
	await new Promise((cut) => {
		lines.once('close', cut);
		lines.on('line', (line) => {
			acknowledged.push(line);
			if (acknowledged.length === 20) child.kill('SIGKILL');
		});
	});
	return acknowledged;
}
