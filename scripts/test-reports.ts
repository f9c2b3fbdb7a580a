import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

export type Count = { passed: number; failed: number };

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

async function readJson(file: string): Promise<unknown> {
	return JSON.parse(await readFile(file, 'utf8'));
}
