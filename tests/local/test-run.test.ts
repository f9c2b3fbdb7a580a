import { expect, test } from 'vitest';

import { beginRun } from '../../scripts/test-run.ts';

test('a run prints each stage in one piece, its duration, what failed or is flaky, the slowest files, and the sum last', async () => {
	let printed = '';
	const { stage, end } = beginRun((text) => (printed += text));
	const failures = [{ file: 'a.test.ts', test: 'it rains', reason: 'Error: it is dry' }];
	const flaky = [{ file: 'b.spec.ts', test: 'it dries', reason: 'Error: it is wet' }];
	const slow = Promise.withResolvers<void>();
	const first = stage('first', async (write) => {
		write('one\n');
		await slow.promise;
		write('two\n');
		return { passed: 2, failed: 1, files: filesOf(12), failures };
	});
	await stage('second', async (write) => {
		write('three\n');
		return { passed: 3, failed: 0, flaky };
	});
	slow.resolve();
	await first;
	expect(end()).toEqual({ passed: 5, failed: 1 });
	expect(
		printed
			.replaceAll(/\d+\.\d s/g, '0.0 s')
			.trimStart()
			.split('\n'),
	).toEqual([
		'── first',
		'one',
		'two',
		'── first: 2 passed, 1 failed, 0.0 s',
		'',
		'── second',
		'three',
		'── second: 3 passed, 0 failed, 0.0 s',
		'',
		'── what failed',
		'a.test.ts › it rains',
		'\tError: it is dry',
		'',
		'── flaky: what passed only at its second try',
		'b.spec.ts › it dries',
		'\tError: it is wet',
		'',
		'── the slowest files',
		...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((number) =>
			expect.stringContaining(`${number}.test.ts`),
		),
		'',
		'── stages',
		'second: 3 passed, 0 failed, 0.0 s',
		'first: 2 passed, 1 failed, 0.0 s',
		'All in 0.0 s',
		'5 passed, 1 failed',
		'',
	]);
});

test('a run of nothing has nothing to boast of', () => {
	let printed = '';
	expect(beginRun((text) => (printed += text)).end()).toEqual({ passed: 0, failed: 0 });
	expect(printed).toMatch(/^All in \d+\.\d s\n0 passed, 0 failed\n$/);
});

function filesOf(count: number) {
	return Array.from({ length: count }, (_, seconds) => ({ file: `${seconds}.test.ts`, seconds }));
}
