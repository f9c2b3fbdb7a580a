import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

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

const spec = z.object({
	tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const suite = z.object({
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

const vitestFailed = z.object({
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
	const report = z.safeParse(vitestFailed, await readJson(file).catch(() => null));
	if (!report.success) return [];
	return report.data.testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === 'failed');
		const tests = failed.map(({ fullName, failureMessages }) => ({
			test: fullName,
			reason: failureMessages?.[0] ?? '',
		}));
		const isBroken = status === 'failed' && tests.length === 0;
		const all = isBroken ? [{ test: 'the whole file', reason: message }] : tests;
		return all.map(({ test, reason }) => ({
			file: relative('.', name),
			test,
			reason: reason.trim().split('\n')[0] ?? '',
		}));
	});
}

/** Counts what Playwright's JSON report says. A test that was skipped, or passed only when repeated, has failed. */
export async function countPlaywright(file: string): Promise<Count> {
	const { stats, errors } = z.parse(playwrightReport, await readJson(file));
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
	};
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
	const report = z.safeParse(playwrightSuites, await readJson(file).catch(() => null));
	if (!report.success) return [];
	const { config, suites } = report.data;
	return suites.map((one) => ({
		file: relative('.', join(config.rootDir, one.file)),
		seconds: secondsOf(one),
	}));
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
