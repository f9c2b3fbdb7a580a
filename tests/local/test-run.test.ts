import { expect, test } from 'vitest';

import { beginRun } from '../../scripts/test-run.ts';

test('a run prints each stage in one piece, the slowest files, how long each stage took, what failed of any stage, and the sum last', async () => {
	let printed = '';
	const { stage, end } = beginRun((text) => (printed += text));
	const rain = { file: 'a.test.ts', test: 'it rains', reason: 'Error: it is dry' };
	const snow = { file: 'b.spec.ts', test: 'it snows', reason: 'Error: it is warm' };
	const slow = Promise.withResolvers<void>();
	const first = stage('first', async (write) => {
		write('one\n');
		await slow.promise;
		write('two\n');
		return { passed: 2, failures: [rain], files: [{ file: 'a.test.ts', seconds: 1 }] };
	});
	await stage('second', async (write) => {
		write('three\n');
		return { passed: 3, failures: [snow] };
	});
	slow.resolve();
	await first;
	expect(end()).toEqual({ passed: 5, failed: 2, failures: [snow, rain] });
	expect(printed.replaceAll(/\d+\.\d s/g, '0.0 s').split('\n')).toEqual([
		'── first',
		'one',
		'two',
		'── second',
		'three',
		'',
		'── the slowest files',
		'   0.0 s  a.test.ts',
		'',
		'── stages',
		'second: 3 passed, 1 failed, 0.0 s',
		'first: 2 passed, 1 failed, 0.0 s',
		'',
		'── what failed',
		'b.spec.ts › it snows',
		'\tError: it is warm',
		'a.test.ts › it rains',
		'\tError: it is dry',
		'',
		'All in 0.0 s',
		'5 passed, 2 failed',
		'',
	]);
});

test.each([
	['Error: Test timed out in 300000ms.', 'what was out of time'],
	['Error: Hook timed out in 60000ms.', 'what was out of time'],
	['Test timeout of 180000ms exceeded.', 'what was out of time'],
	['It was out of time.', 'what was out of time'],
	['Error: expected 3 to be 4', 'what failed'],
	['Error: the form says that the session timed out', 'what failed'],
])('%s: told as %s', async (reason, heading) => {
	let printed = '';
	const { stage, end } = beginRun((text) => (printed += text));
	const failure = { file: 'a.test.ts', test: 'it rains', reason };
	await stage('first', async () => ({ passed: 0, failures: [failure] }));
	expect(end().failed).toBe(1);
	expect(printed).toContain(`── ${heading}\na.test.ts › it rains\n\t${reason}\n`);
});

test('a run of nothing has nothing to boast of', () => {
	let printed = '';
	expect(beginRun((text) => (printed += text)).end()).toMatchObject({ passed: 0, failed: 0 });
	expect(printed).toMatch(/^All in \d+\.\d s\n0 passed, 0 failed\n$/);
});
