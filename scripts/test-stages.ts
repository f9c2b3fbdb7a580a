import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isBuildOf, sourcesDigest, stampBuild } from '#src/local/start/build-stamp.ts';

import { runChecks, syncTypes } from './checks.ts';
import type { RunDirectory } from './run-directory.ts';
import { run } from './run.ts';
import { firstLine, reportOf } from './test-reports.ts';
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
	async function runner(command: string, parameters: string[], onOutput: Write) {
		const report = join(directory, `report-${(reports += 1)}.json`);
		const ended = await run(command, parameters, {
			env: { ...env, ...colors(), TEST_REPORT_FILE: report },
			onOutput,
		});
		return reportOf(command, ended, report);
	}
	const stages: TestStages = {
		build:
			(isKept = false) =>
			async (write) => {
				const digest = await sourcesDigest('.', `the rows of a test on ${today()}`);
				if (isKept && (await isBuildOf('dist', digest))) return { passed: 0, failures: [] };
				const { ok, output } = await run('astro', ['build'], { env });
				if (ok) {
					await stampBuild('dist', digest);
					return { passed: 1, failures: [] };
				}
				write(`${output.trimEnd()}\n`);
				return oneFailure('build', 'astro build', firstLine(output));
			},
		checks: (hasTypes) => async (write) => {
			const options = { env, say: (line: string) => write(`${line}\n`) };
			const synced = hasTypes ? [] : [await syncTypes(options)];
			// One after another: there are other stages beside this one.
			const results = [...synced, ...(await runChecks({ ...options, workers: 1 }))];
			const failures = results
				.filter(({ ok }) => !ok)
				.map(({ name, output }) => ({ file: 'checks', test: name, reason: firstLine(output) }));
			return { passed: results.length - failures.length, failures };
		},
		vitest:
			(...parameters) =>
			(onOutput) =>
				runner('vitest', ['run', `--reporter=${vitestReporter}`, ...parameters], onOutput),
		engines: (...files) => stages.vitest('--config=vitest.engines.config.ts', ...files),
		hostile(...files) {
			const isQuick = files.length === 0;
			env['HOSTILE'] = isQuick ? 'quick' : 'whole';
			// Of the quick part, the same in every run, its count tells enough.
			const table = isQuick ? [] : [`--reporter=${hostileTable}`];
			return stages.vitest('--config=vitest.hostile.config.ts', ...table, ...files);
		},
		playwright:
			(...files) =>
			(onOutput) =>
				runner('playwright', ['test', `--reporter=${playwrightReporter}`, ...files], onOutput),
	};
	return stages;
}

/** Loaded into every process of the run, the servers that tests start among them. */
const quickImports = pathToFileURL('scripts/quick-imports.mjs').href;
const vitestReporter = './tests/support/vitest-reporter.ts';
const playwrightReporter = './tests/support/playwright-reporter.ts';
const hostileTable = './tests/support/table-reporter.ts';

/** For what cannot be run: it has failed. */
export function cannotRun(what: string, why: string): Work {
	return async () => oneFailure(what, 'not run', why);
}

function oneFailure(file: string, test: string, reason: string): StageResult {
	return { passed: 0, failures: [{ file, test, reason }] };
}

/** What this run prints may be colored, by NO_COLOR and the like too: so may what it runs. */
function colors(): Record<string, string> {
	if (process.stdout.isTTY && process.stdout.hasColors()) return { FORCE_COLOR: '1' };
	return process.env['FORCE_COLOR'] === undefined ? { NO_COLOR: '1' } : {};
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
