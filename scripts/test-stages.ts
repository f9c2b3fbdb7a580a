import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isBuildOf, sourcesDigest, stampBuild } from '#src/local/start/build-stamp.ts';

import { runChecks, syncTypes } from './checks.ts';
import type { RunDirectory } from './run-directory.ts';
import { run } from './run.ts';
import {
	countPlaywright,
	countRunner,
	countVitest,
	playwrightFlaky,
	playwrightTimes,
	vitestFailures,
	vitestFlaky,
	vitestTimes,
} from './test-reports.ts';
import type { StageResult, Write } from './test-run.ts';

type Work = (write: Write) => Promise<StageResult>;

/** What a run of tests is put together from. */
type TestStages = {
	/** Builds the site; where `isKept`, only when `dist/` is none of these sources, made today. */
	build: (isKept?: boolean) => Work;
	/** @param hasTypes whether a build has written the types that the checks rely on */
	checks: (hasTypes: boolean) => Work;
	/** @param parameters files, or projects of `vitest.config.ts` */
	vitest: (...parameters: string[]) => Work;
	/** What visitors do most, in the engines that the browser tests do not run in, or in those that ENGINES names. */
	engines: (...files: string[]) => Work;
	/** What may come in, break or stop while the site is running: the files, or the quick part of all. */
	hostile: (...files: string[]) => Work;
	playwright: (...files: string[]) => Work;
};

/** @param directory for reports and data; the caller removes it */
export function testStages({ path: directory, env: inDirectory }: RunDirectory): TestStages {
	const env: Record<string, string> = {
		...clean,
		...inDirectory,
		DATA_DIRECTORY: join(directory, 'data'),
		ENGINES: process.env['ENGINES'] || 'firefox,webkit',
		// What one process has compiled the next one reads: a server that a test starts does so in three quarters of the time.
		NODE_COMPILE_CACHE: join(directory, 'compiled'),
		NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${quickImports}`,
	};
	let reports = 0;
	const newReport = () => join(directory, `report-${(reports += 1)}.json`);
	const stages: TestStages = {
		build:
			(isKept = false) =>
			async (write) => {
				const digest = await sourcesDigest('.', `the rows of a test on ${today()}`);
				if (isKept && (await isBuildOf('dist', digest))) return countOf([]);
				const { ok, output } = await run('astro', ['build'], { env });
				if (ok) await stampBuild('dist', digest);
				else write(`${output.trimEnd()}\n`);
				return countOf([ok]);
			},
		checks: (hasTypes) => async (write) => {
			const options = { env, say: (line: string) => write(`${line}\n`) };
			const synced = hasTypes ? [] : [await syncTypes(options)];
			// One after another: there are other stages beside this one.
			const results = [...synced, ...(await runChecks({ ...options, workers: 1 }))];
			return countOf(results.map(({ ok }) => ok));
		},
		vitest:
			(...parameters) =>
			async (onOutput) => {
				const [report, times] = [newReport(), newReport()];
				const reporters = ['default', 'json', './tests/support/file-durations.ts'];
				const all = [
					'run',
					...reporters.map((name) => `--reporter=${name}`),
					`--outputFile.json=${report}`,
					...(process.stdout.isTTY ? ['--color'] : []),
					...parameters,
				];
				const { ok } = await run('vitest', all, {
					env: { ...env, VITEST_DURATIONS_FILE: times },
					onOutput,
				});
				const count = await countRunner(ok, () => countVitest(report));
				return {
					...count,
					files: await vitestTimes(times),
					failures: await vitestFailures(report),
					flaky: await vitestFlaky(report),
				};
			},
		engines: (...files) => stages.vitest('--config=vitest.engines.config.ts', ...files),
		hostile(...files) {
			const settings = ['--config=vitest.hostile.config.ts', `--reporter=${hostileTable}`];
			env['HOSTILE'] = files.length === 0 ? 'quick' : 'whole';
			return stages.vitest(...settings, ...files);
		},
		playwright:
			(...files) =>
			async (onOutput) => {
				const report = newReport();
				const { ok } = await run('playwright', ['test', '--reporter=list,json', ...files], {
					env: {
						...env,
						PLAYWRIGHT_JSON_OUTPUT_FILE: report,
						...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
					},
					onOutput,
				});
				const count = await countRunner(ok, () => countPlaywright(report));
				return {
					...count,
					files: await playwrightTimes(report),
					flaky: await playwrightFlaky(report),
				};
			},
	};
	return stages;
}

/** Loaded into every process of the run, the servers that tests start among them. */
const quickImports = pathToFileURL('scripts/quick-imports.mjs').href;
const hostileTable = './tests/support/table-reporter.ts';

/** For what cannot be run: it has failed. */
export function cannotRun(why: string): Work {
	return async (write) => {
		write(`${why}\n`);
		return { passed: 0, failed: 1 };
	};
}

/** Nothing that a developer has set, in the shell or in `.env`, reaches data or services of theirs. */
const clean = {
	DATABASE_URL: '',
	ADMIN_EMAIL: '',
	ADMIN_PASSWORD: '',
	SITE_URL: '',
	URL: '',
	BUILD_HOOK_URL: '',
	SMTP_URL: '',
	RATE_LIMITS: '',
	PREVIEW_DATABASE: '',
	REQUIRE_SECOND_FACTOR: '',
	SECOND_FACTOR_KEY: '',
	LOG_REQUESTS: '',
	SLOW_QUERY_MS: '',
	ALERT_URL: '',
	HOST: '',
	PORT: '',
};

/** The departures that a new database is planted with count from here. */
function today(): string {
	return new Date().toISOString().slice(0, 10);
}

function countOf(results: boolean[]): StageResult {
	const good = results.filter(Boolean).length;
	return { passed: good, failed: results.length - good };
}
