import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../../scripts/run.ts';
import { firstLine, reportOf, slowest } from '../../scripts/test-reports.ts';

let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'bright-departures-reports-'));
});
afterAll(() => rm(directory, { recursive: true }));

const red = { file: 'a.test.ts', test: 'it rains', reason: 'Error: dry' };

test.each([
	['failed after its last test', false, 3, 'It failed after its last test.'],
	['found no test', true, 0, 'It ran no test.'],
])('a runner that %s has one failure', async (_what, ok, passed, reason) => {
	const report = { passed, failures: [], files: [], isWhole: true };
	const whole = { file: 'vitest', test: 'the whole run', reason };
	expect(await reportOf('vitest', { ok, signal: null }, await write(report))).toEqual({
		...report,
		failures: [whole],
	});
});

test('a runner that named what failed, or passed, is believed', async () => {
	for (const failures of [[red], []]) {
		const report = { passed: 3, failures, files: [], isWhole: true };
		const ended = { ok: failures.length === 0, signal: null };
		expect(await reportOf('vitest', ended, await write(report))).toEqual(report);
	}
});

test('a runner that left no report, or half of one, has failed', async () => {
	for (const file of [join(directory, 'missing.json'), await write({ passed: 3 })]) {
		expect(await reportOf('playwright', { ok: true, signal: null }, file)).toMatchObject({
			passed: 0,
			failures: [{ file: 'playwright', reason: 'It did not come to its end.' }],
		});
	}
});

test('a runner that was ended from outside keeps what had failed, and names what ended it', async () => {
	const file = await write({ passed: 3, failures: [red], files: [], isWhole: false });
	expect(await reportOf('vitest', { ok: false, signal: 'SIGKILL' }, file)).toMatchObject({
		passed: 3,
		failures: [red, { file: 'vitest', test: 'the whole run', reason: 'SIGKILL ended it.' }],
	});
});

test('a runner that was ended for taking too long was out of time, and keeps what had failed', async () => {
	const file = await write({ passed: 3, failures: [red], files: [], isWhole: false });
	const { ok, signal, isLate } = await run('node', ['-e', 'setTimeout(() => {}, 1e6)'], {
		mostMinutes: 0.001,
	});
	expect({ ok, signal, isLate }).toEqual({ ok: false, signal: 'SIGTERM', isLate: true });
	expect(await reportOf('vitest', { ok, signal, isLate }, file)).toMatchObject({
		failures: [red, { file: 'vitest', test: 'the whole run', reason: 'It was out of time.' }],
	});
});

test('the ten slowest files are told, the slowest first', () => {
	const files = Array.from({ length: 12 }, (_, seconds) => ({ file: `${seconds}.ts`, seconds }));
	expect(slowest(files).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test.each([
	['\n\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.ts', 'expected 1 to be 2'],
	['Unused files (1)\nsrc/a.ts', 'Unused files (1)'],
	['12:00 [vite] Building\n12:01 [ERROR] No such page\n  at b', '12:01 [ERROR] No such page'],
	['x'.repeat(300), `${'x'.repeat(200)}…`],
	['', ''],
])('of %j it is told why', (text, line) => {
	expect(firstLine(text)).toBe(line);
});

async function write(content: object): Promise<string> {
	const file = join(directory, 'report.json');
	await writeFile(file, JSON.stringify(content));
	return file;
}
