import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { differences, repetitionOf } from '../../scripts/repetitions.ts';
import { run } from '../../scripts/run.ts';

// Each starts processes, which a busy machine is slow to do.
vi.setConfig({ testTimeout: 300_000 });
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'bright-departures-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

const unknown = {
	file: 'no-such-test',
	test: 'not run',
	reason: 'No test file has this in its path.',
};

test('a word that matches no file is told last, and is a failure', async () => {
	const result = join(folder, 'result.json');
	const { ok, output } = await run('node', ['scripts/test.ts', 'no-such-test'], {
		env: { TEST_RESULT_FILE: result, TMPDIR: folder },
	});
	expect(ok).toBe(false);
	expect(output).toMatch(
		/what failed\nno-such-test › not run\n\tNo test file has this in its path\.\n\nAll in .+\n0 passed, 1 failed\n$/,
	);
	expect(JSON.parse(await readFile(result, 'utf8'))).toEqual({
		passed: 0,
		failed: 1,
		failures: [unknown],
	});
});

test('tests are repeated beside a busy core, a line for each run, and what failed is told with how often', async () => {
	const { ok, output } = await run(
		'node',
		['scripts/test-again.ts', '2', '--busy', 'no-such-test'],
		{
			env: { TMPDIR: folder },
		},
	);
	expect(ok).toBe(false);
	const [head, ...rows] = output.split('\n');
	expect(head?.trim().split(/ +/)).toEqual(['run', 'passed', 'failed', 'seconds', 'lines']);
	expect(rows[0]).toMatch(/^ +1 +0 +1 +\d+\.\d +\d+$/);
	expect(rows[1]).toMatch(/^ +2 +0 +1 +\d+\.\d +\d+$/);
	expect(output).toContain(
		'2 of 2: no-such-test › not run\n\tNo test file has this in its path.\n',
	);
});

test('how often is asked for', async () => {
	for (const words of [[], ['checkout'], ['0']]) {
		const { ok, output } = await run('node', ['scripts/test-again.ts', ...words]);
		expect(ok).toBe(false);
		expect(output).toContain('npm run test:again -- 5');
	}
});

test('of several runs it is told what failed in any, the most often first, and where tests are missing', () => {
	const failure = (name: string) => ({ file: 'a.test.ts', test: name, reason: 'Error: dry' });
	const ran = (number: number, passed: number, ...names: string[]) => {
		const failures = names.map(failure);
		const result = { passed, failed: failures.length, failures };
		return repetitionOf({ number, seconds: 1, output: 'one\ntwo\n', result });
	};
	expect(differences([ran(1, 9), ran(2, 9)])).toEqual([]);
	expect(
		differences([ran(1, 9), ran(2, 7, 'it rains', 'it snows'), ran(3, 7, 'it snows')]),
	).toEqual([
		'2 of 3: a.test.ts › it snows\n\tError: dry',
		'1 of 3: a.test.ts › it rains\n\tError: dry',
		'9 tests in run 1, 2',
		'8 tests in run 3',
	]);
});

test('a run that tells no result has failed', () => {
	const ended = repetitionOf({ number: 1, seconds: 1, output: 'Killed\n', result: null });
	expect(ended).toMatchObject({ passed: 0, failed: 1, lines: 1 });
	expect(differences([ended])).toEqual([expect.stringContaining('It told no result.')]);
});
