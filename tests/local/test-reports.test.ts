import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import {
	countPlaywright,
	countRunner,
	countVitest,
	playwrightFlaky,
	playwrightTimes,
	slowest,
	vitestFailures,
	vitestFlaky,
} from '../../scripts/test-reports.ts';

let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'bright-departures-reports-'));
});
afterAll(() => rm(directory, { recursive: true }));

test('a skipped test and a file that could not be loaded count as failed', async () => {
	const file = await write('vitest.json', {
		numTotalTests: 10,
		numPassedTests: 7,
		numFailedTests: 1,
		numPendingTests: 2,
		testResults: [
			{ status: 'passed', assertionResults: [{}] },
			{ status: 'failed', assertionResults: [{}] },
			{ status: 'failed', assertionResults: [] },
		],
	});
	expect(await countVitest(file)).toEqual({ passed: 7, failed: 4 });
});

test('a failed test is told with the first line of why, and so is a file that could not be loaded', async () => {
	const file = await write('failures.json', {
		testResults: [
			{
				name: join(process.cwd(), 'tests/a.test.ts'),
				status: 'failed',
				message: '',
				assertionResults: [
					{ fullName: 'it shines', status: 'passed' },
					{ fullName: 'it rains', status: 'failed', failureMessages: ['Error: dry\n  at a.ts'] },
				],
			},
			{
				name: join(process.cwd(), 'tests/b.test.ts'),
				status: 'failed',
				message: 'No such module',
				assertionResults: [],
			},
		],
	});
	expect(await vitestFailures(file)).toEqual([
		{ file: 'tests/a.test.ts', test: 'it rains', reason: 'Error: dry' },
		{ file: 'tests/b.test.ts', test: 'the whole file', reason: 'No such module' },
	]);
	expect(await vitestFailures(join(directory, 'missing.json'))).toEqual([]);
});

test('what Vitest saw fail and then pass is flaky, with the first line of why', async () => {
	const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({
		fullName,
		status,
		failureMessages,
	});
	const file = await write('flaky-vitest.json', {
		testResults: [
			{
				name: join(process.cwd(), 'tests/a.test.ts'),
				status: 'failed',
				message: '',
				assertionResults: [
					tried('it shines', 'passed'),
					tried('it dries', 'passed', 'Error: wet\n  at a.ts'),
					tried('it rains', 'failed', 'Error: dry', 'Error: dry'),
				],
			},
		],
	});
	expect(await vitestFlaky(file)).toEqual([
		{ file: 'tests/a.test.ts', test: 'it dries', reason: 'Error: wet' },
	]);
	expect(await vitestFlaky(join(directory, 'missing.json'))).toEqual([]);
});

test('a browser test that passed when repeated is flaky, named with its group and why', async () => {
	const tried = (title: string, status: string, ...messages: string[]) => ({
		title,
		tests: [
			{
				status,
				results: [
					...messages.map((message) => ({ duration: 1, error: { message } })),
					{ duration: 1 },
				],
			},
		],
	});
	const file = await write('flaky-playwright.json', {
		config: { rootDir: join(process.cwd(), 'tests/e2e') },
		suites: [
			{
				title: 'home.spec.ts',
				file: 'home.spec.ts',
				specs: [
					tried('it shines', 'expected'),
					tried('it dries', 'flaky', '\u001B[31mError: wet\u001B[39m\n  at home'),
				],
				suites: [
					{
						title: 'on a phone',
						file: 'home.spec.ts',
						specs: [
							tried('it rains', 'flaky', 'Error: dry'),
							tried('it snows', 'unexpected', 'no'),
						],
					},
				],
			},
		],
	});
	expect(await playwrightFlaky(file)).toEqual([
		{ file: 'tests/e2e/home.spec.ts', test: 'it dries', reason: 'Error: wet' },
		{ file: 'tests/e2e/home.spec.ts', test: 'on a phone › it rains', reason: 'Error: dry' },
	]);
	expect(await playwrightFlaky('missing.json')).toEqual([]);
});

test('skipped browser tests and errors outside of tests count as failed, flaky ones as passed', async () => {
	const file = await write('playwright.json', {
		stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
		errors: [{ message: 'The server did not start.' }],
	});
	expect(await countPlaywright(file)).toEqual({ passed: 6, failed: 4 });
});

test.each([
	['failed and named the tests', false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
	['failed after its last test', false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
	['found no test', true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
	['passed', true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
])('a runner that %s', async (_what, ok, read, counted) => {
	expect(await countRunner(ok, async () => read)).toEqual(counted);
});

test('a runner that left no report, or half of one, has failed', async () => {
	const half = await write('half.json', { stats: {} });
	for (const file of ['missing.json', half]) {
		expect(await countRunner(true, () => countPlaywright(file))).toEqual({ passed: 0, failed: 1 });
	}
});

test('a browser test’s file took as long as all its tests, their repetitions and those of its groups', async () => {
	const took = (...durations: number[]) => ({
		title: 'it takes its time',
		tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
	});
	const file = await write('durations.json', {
		config: { rootDir: join(process.cwd(), 'tests/e2e') },
		suites: [
			{ title: 'home.spec.ts', file: 'home.spec.ts', specs: [took(500)] },
			{
				title: 'blog.spec.ts',
				file: 'blog.spec.ts',
				specs: [took(1000, 2000)],
				suites: [{ title: 'a post', file: 'blog.spec.ts', specs: [took(250), took(250)] }],
			},
		],
	});
	expect(slowest(await playwrightTimes(file))).toEqual([
		{ file: 'tests/e2e/blog.spec.ts', seconds: 3.5 },
		{ file: 'tests/e2e/home.spec.ts', seconds: 0.5 },
	]);
	expect(await playwrightTimes('missing.json')).toEqual([]);
});

async function write(name: string, content: object): Promise<string> {
	const file = join(directory, name);
	await writeFile(file, JSON.stringify(content));
	return file;
}
