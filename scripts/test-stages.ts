import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { isBuildOf, sourcesDigest, stampBuild } from '#src/local/start/build-stamp.ts';

import { recordMap } from './changed/record-map.ts';
import { type Check, runChecks, syncTypes } from './checks.ts';
import type { RunDirectory } from './run-directory.ts';
import { run } from './run.ts';
import { colors, testEnvironment } from './test-environment.ts';
import { firstLine, reportOf } from './test-reports.ts';
import type { StageResult, Write } from './test-run.ts';

export type Work = (write: Write) => Promise<StageResult>;

/** What a run of tests is put together from. */
export type TestStages = {
	/** Builds the site; where `isKept`, only when `dist/` is none of these sources, made today. */
	build: (isKept?: boolean) => Work;
	/**
	 * @param hasTypes whether a build has written the types that the checks rely on
	 * @param some all where they are left out
	 */
	checks: (hasTypes: boolean, some?: readonly Check[]) => Work;
	/** @param projects of `vitest.config.ts`; all that have one of the files where none is named */
	vitest: (projects: readonly string[], ...files: string[]) => Work;
	/** What visitors do most, in the engines that the browser tests do not run in, or in those that ENGINES names. */
	engines: (...files: string[]) => Work;
	/** What may come in, break or stop while the site is running: the files, or the quick part of all. */
	hostile: (...files: string[]) => Work;
	/** All of that, on a database. */
	wholeHostile: (database: 'embedded' | 'neon' | 'node-postgres') => Work;
	/** The files, or those that do not wait for the night. */
	playwright: (...files: string[]) => Work;
	/** All, in a build of its own, of which it is recorded what they execute, for `npm run test:changed`. */
	wholePlaywright: Work;
	/** What the studio says of itself. */
	studio: Work;
};

/**
 * @param directory for reports and data; the caller removes it
 * @param mostMinutes after which a runner is ended that is not done
 */
export function testStages(directory: RunDirectory, mostMinutes?: number): TestStages {
	const env = testEnvironment(directory);
	const maps = join(directory.path, 'script-maps');
	let reports = 0;
	async function runner(command: string, parameters: string[], onOutput: Write, more = {}) {
		const report = join(directory.path, `report-${(reports += 1)}.json`);
		const ended = await run(command, parameters, {
			env: { ...env, ...colors(), TEST_REPORT_FILE: report, ...more },
			onOutput,
			...(mostMinutes !== undefined && { mostMinutes }),
		});
		return reportOf(command, ended, report);
	}
	function runVitest(parameters: string[], onOutput: Write, more = {}) {
		return runner('vitest', ['run', `--reporter=${vitestReporter}`, ...parameters], onOutput, more);
	}
	function runPlaywright(files: string[], onOutput: Write, more: Record<string, string>) {
		return runner(
			'playwright',
			['test', `--reporter=${playwrightReporter}`, ...files],
			onOutput,
			more,
		);
	}
	const stages: TestStages = {
		build:
			(isKept = false) =>
			async (write) => {
				const digest = await sourcesDigest('.', `the rows of a test on ${today()}`);
				// A kept one stands as a new one does: runs of the same tests count the same.
				if (isKept && (await isBuildOf('dist', digest))) return { passed: 1, failures: [] };
				const { ok, output } = await run('astro', ['build'], {
					env: { ...env, SCRIPT_MAPS: isKept ? '' : maps },
				});
				if (ok) {
					await stampBuild('dist', digest);
					return { passed: 1, failures: [] };
				}
				write(`${output.trimEnd()}\n`);
				return oneFailure('build', 'astro build', firstLine(output));
			},
		checks: (hasTypes, some) => async (write) => {
			const options = { env, say: (line: string) => write(`${line}\n`) };
			const synced = hasTypes ? [] : [await syncTypes(options)];
			// One after another: there are other stages beside this one.
			const results = [...synced, ...(await runChecks({ ...options, workers: 1 }, some))];
			const failures = results
				.filter(({ ok }) => !ok)
				.map(({ name, output }) => ({ file: 'checks', test: name, reason: firstLine(output) }));
			return { passed: results.length - failures.length, failures };
		},
		vitest:
			(projects, ...files) =>
			(onOutput) =>
				runVitest([...ofProjects(projects), ...files], onOutput, depthOf(files)),
		engines:
			(...files) =>
			(onOutput) =>
				runVitest([...ofProjects(['engines*']), ...files], onOutput, depthOf(files)),
		hostile:
			(...files) =>
			(onOutput) => {
				const isQuick = files.length === 0;
				// Of the quick part, the same in every run, its count tells enough.
				const table = isQuick ? [] : [`--reporter=${hostileTable}`];
				const parameters = [...table, ...ofProjects(['hostile*']), ...files];
				return runVitest(parameters, onOutput, { HOSTILE: isQuick ? 'quick' : 'whole' });
			},
		wholeHostile: (database) => (onOutput) =>
			runVitest([`--reporter=${hostileTable}`, ...ofProjects([`hostile: ${database}`])], onOutput, {
				HOSTILE: 'whole',
			}),
		playwright:
			(...files) =>
			(onOutput) =>
				runPlaywright(files, onOutput, depthOf(files)),
		wholePlaywright: async (onOutput) => {
			const built = await stages.build()(onOutput);
			if (built.failures.length > 0) return built;
			const executed = join(directory.path, 'executed');
			await mkdir(executed);
			const result = await runPlaywright([], onOutput, { EXECUTED_SCRIPTS: executed });
			if (result.failures.length === 0) await recordMap(executed, maps);
			return result;
		},
		studio: async (write) => {
			const { ok, output } = await run('npm', ['test', '--silent'], { cwd: 'scripts/studio' });
			if (ok) return { passed: 1, failures: [] };
			write(`${output.trimEnd()}\n`);
			return oneFailure('scripts/studio', 'npm test', firstLine(output));
		},
	};
	return stages;
}

const vitestReporter = './tests/support/vitest-reporter.ts';
const playwrightReporter = './tests/support/playwright-reporter.ts';
const hostileTable = './tests/support/table-reporter.ts';

/** What is named is tried whole, and what nobody named may wait for the night. */
function depthOf(files: readonly string[]): Record<string, string> {
	return files.length > 0 ? {} : { TEST_DEPTH: 'sample' };
}

function ofProjects(names: readonly string[]): string[] {
	return names.map((name) => `--project=${name}`);
}

/** For what cannot be run: it has failed. */
export function cannotRun(what: string, why: string): Work {
	return async () => oneFailure(what, 'not run', why);
}

function oneFailure(file: string, test: string, reason: string): StageResult {
	return { passed: 0, failures: [{ file, test, reason }] };
}

/** The departures that a new database is planted with count from here. */
function today(): string {
	return new Date().toISOString().slice(0, 10);
}
