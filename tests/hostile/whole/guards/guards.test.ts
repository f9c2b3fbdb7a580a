import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { run } from '../../../../scripts/run.ts';
import { guards } from './guards.ts';

/** A copy of the project in which guards are broken, one after another. */
const copy = mkdtempSync(join(tmpdir(), 'bright-departures-guards-'));
const left = new Set([
	'node_modules',
	'.git',
	'dist',
	'.data',
	'public',
	'docs',
	'scripts/netlify',
]);

beforeAll(() => {
	cpSync('.', copy, { recursive: true, filter: (path) => !left.has(path) });
	symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('without a broken guard every test that has to tell is green', async () => {
	const files = [...new Set(guards.map(({ tests }) => tests))];
	expect(await redTests(files)).toEqual([]);
}, 900_000);

test.each(guards)('$name, broken, turns a test red', async ({ file, from, to, tests, test }) => {
	const path = join(copy, file);
	const source = readFileSync(path, 'utf8');
	expect(source.split(from)).toHaveLength(2);
	try {
		writeFileSync(
			path,
			source.replace(from, () => to),
		);
		expect(await redTests([tests], test)).toContain(test);
	} finally {
		writeFileSync(path, source);
	}
});

const report = z.object({
	testResults: z.array(
		z.object({
			assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
		}),
	),
});

/** The names of the tests in these files that fail in the copy; of one test where it is named. */
async function redTests(files: string[], name?: string): Promise<string[]> {
	const output = join(copy, 'report.json');
	rmSync(output, { force: true });
	const parameters = [
		'--root',
		copy,
		...(name === undefined ? [] : ['-t', RegExp.escape(name)]),
		'--reporter=json',
		`--outputFile=${output}`,
	];
	const { output: said } = await run(process.execPath, [vitest, 'run', ...parameters, ...files], {
		env: {
			HOSTILE: 'quick',
			VITEST: '',
			VITEST_MODE: '',
			VITEST_WORKER_ID: '',
			VITEST_POOL_ID: '',
		},
		cwd: copy,
	});
	const { testResults } = z.parse(report, JSON.parse(readReport(output, said)));
	return testResults.flatMap(({ assertionResults }) =>
		assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
	);
}

const vitest = resolve('node_modules/vitest/vitest.mjs');

function readReport(path: string, said: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch (cause) {
		throw new Error(`The tests did not run:\n${said}`, { cause });
	}
}
