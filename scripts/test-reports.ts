import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import * as z from 'zod/mini';

export type Count = { passed: number; failed: number };
/** A test that failed, or a file that could not be loaded, and the first line of why. */
export type Failure = { file: string; test: string; reason: string };
/** How long a test file took, all that it did before its first test included. */
export type FileTime = { file: string; seconds: number };

const vitestReport = z.object({
	numPassedTests: z.number(),
	numTotalTests: z.number(),
	testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
	stats: z.object({
		expected: z.number(),
		unexpected: z.number(),
		flaky: z.number(),
		skipped: z.number(),
	}),
	errors: z.array(z.unknown()),
});

const attempt = z.object({
	duration: z.number(),
	error: z.optional(z.object({ message: z.optional(z.string()) })),
});
const spec = z.object({
	title: z.string(),
	tests: z.array(z.object({ status: z.string(), results: z.array(attempt) })),
});
const suite = z.object({
	title: z.string(),
	file: z.string(),
	specs: z.array(spec),
	get suites() {
		return z.optional(z.array(suite));
	},
});
const playwrightSuites = z.object({
	config: z.object({ rootDir: z.string() }),
	suites: z.array(suite),
});

const vitestTests = z.object({
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string(),
			assertionResults: z.array(
				z.object({
					fullName: z.string(),
					status: z.string(),
					failureMessages: z.nullish(z.array(z.string())),
				}),
			),
		}),
	),
});

const vitestDurations = z.array(z.object({ file: z.string(), seconds: z.number() }));

/** Counts what Vitest's JSON report says. A test that was skipped, and a file that could not be loaded, has failed. */
export async function countVitest(file: string): Promise<Count> {
	const report = z.parse(vitestReport, await readJson(file));
	const broken = report.testResults.filter(
		({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
	);
	return {
		passed: report.numPassedTests,
		failed: report.numTotalTests - report.numPassedTests + broken.length,
	};
}

/** What failed by Vitest's JSON report; a report that is not there tells nothing. */
export async function vitestFailures(file: string): Promise<Failure[]> {
	return (await readVitestTests(file)).flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		const isBroken = status === 'failed' && failed.length === 0;
		if (isBroken) return [failureOf(name, 'the whole file', message)];
		return failed.map((test) => failureOf(name, test.fullName, test.failureMessages?.[0]));
	});
}

/** What passed only at its second try, and why it failed at the first; a report that is not there tells nothing. */
export async function vitestFlaky(file: string): Promise<Failure[]> {
	return (await readVitestTests(file)).flatMap(({ name, assertionResults }) =>
		assertionResults.flatMap(({ fullName, status, failureMessages }) => {
			const [reason] = failureMessages ?? [];
			return status === 'passed' && reason !== undefined ? [failureOf(name, fullName, reason)] : [];
		}),
	);
}

async function readVitestTests(file: string) {
	const report = z.safeParse(vitestTests, await readJson(file).catch(() => null));
	return report.success ? report.data.testResults : [];
}

/** Counts what Playwright's JSON report says. A test that was skipped has failed. */
export async function countPlaywright(file: string): Promise<Count> {
	const { stats, errors } = z.parse(playwrightReport, await readJson(file));
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + stats.skipped + errors.length,
	};
}

/** As `vitestFlaky`, of Playwright's JSON report. */
export async function playwrightFlaky(file: string): Promise<Failure[]> {
	return (await readSuites(file)).flatMap((one) => flakyOf(one, one.path, []));
}

function flakyOf(
	{ specs, suites = [] }: z.infer<typeof suite>,
	path: string,
	groups: string[],
): Failure[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status === 'flaky')
			.map(({ results }) => {
				const reason = results.find(({ error }) => error !== undefined)?.error?.message;
				return failureOf(path, [...groups, title].join(' › '), reason);
			}),
	);
	return [...own, ...suites.flatMap((one) => flakyOf(one, path, [...groups, one.title]))];
}

function failureOf(path: string, test: string, reason = ''): Failure {
	const [line = ''] = stripVTControlCharacters(reason).trim().split('\n');
	return { file: relative('.', path), test, reason: line };
}

/**
 * What a runner did by its report and its exit code: one that failed without naming a test, wrote no report
 * or ran nothing counts as one failure.
 */
export async function countRunner(ok: boolean, read: () => Promise<Count>): Promise<Count> {
	const count = await read().catch(() => ({ passed: 0, failed: 0 }));
	const isSilentFailure = count.failed === 0 && (!ok || count.passed === 0);
	return isSilentFailure ? { ...count, failed: 1 } : count;
}

/** How long each file took by the report of `tests/support/file-durations.ts`; a report that is not there tells nothing. */
export async function vitestTimes(file: string): Promise<FileTime[]> {
	return z.parse(z.catch(vitestDurations, []), await readJson(file).catch(() => null));
}

/** How long the tests of each file took by Playwright's JSON report; a report that is not there tells nothing. */
export async function playwrightTimes(file: string): Promise<FileTime[]> {
	return (await readSuites(file)).map((one) => ({
		file: relative('.', one.path),
		seconds: secondsOf(one),
	}));
}

/** Each file's tests, and where it lies. */
async function readSuites(file: string) {
	const report = z.safeParse(playwrightSuites, await readJson(file).catch(() => null));
	if (!report.success) return [];
	const { config, suites } = report.data;
	return suites.map((one) => ({ ...one, path: join(config.rootDir, one.file) }));
}

/** The ten that took longest, the longest first. */
export function slowest(files: readonly FileTime[]): FileTime[] {
	return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
}

function secondsOf({ specs, suites = [] }: z.infer<typeof suite>): number {
	const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: all }) => all));
	const own = results.reduce((total, { duration }) => total + duration / 1000, 0);
	return suites.reduce((total, inner) => total + secondsOf(inner), own);
}

async function readJson(file: string): Promise<unknown> {
	return JSON.parse(await readFile(file, 'utf8'));
}
