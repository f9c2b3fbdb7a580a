import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runChecks } from './checks.ts';
import { inSeconds, run } from './run.ts';
import { type Count, countPlaywright, countRunner, countVitest } from './test-reports.ts';

const started = performance.now();
const directory = await mkdtemp(join(tmpdir(), 'bright-departures-test-'));
/** Nothing that a developer has set, in the shell or in `.env`, reaches data or services of theirs. */
const env = {
	DATA_DIRECTORY: join(directory, 'data'),
	DATABASE_URL: '',
	ADMIN_EMAIL: '',
	ADMIN_PASSWORD: '',
	SITE_URL: '',
	URL: '',
	BUILD_HOOK_URL: '',
	SMTP_URL: '',
	RATE_LIMITS: '',
	HOST: '',
	PORT: '',
};

const counts = [await stage('checks', checks)];
const build = await stage('build', buildSite);
counts.push(build, await stage('unit and API tests', vitest));
counts.push(await stage('browser tests', build.failed === 0 ? playwright : notRun));

await rm(directory, { recursive: true, force: true });
const passed = sum(counts.map((count) => count.passed));
const failed = sum(counts.map((count) => count.failed));
console.log(`All in ${inSeconds((performance.now() - started) / 1000)}`);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

async function stage(name: string, work: () => Promise<Count>): Promise<Count> {
	console.log(`\n── ${name}`);
	const began = performance.now();
	const count = await work();
	const seconds = inSeconds((performance.now() - began) / 1000);
	console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds}`);
	return count;
}

async function checks(): Promise<Count> {
	return countOf((await runChecks(env)).map(({ ok }) => ok));
}

async function buildSite(): Promise<Count> {
	const { ok, output } = await run('astro', ['build'], { env });
	if (!ok) console.log(output.trimEnd());
	return countOf([ok]);
}

async function vitest(): Promise<Count> {
	const report = join(directory, 'vitest.json');
	const parameters = [
		'run',
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${report}`,
	];
	const { ok } = await run('vitest', parameters, { env, shown: true });
	return countRunner(ok, () => countVitest(report));
}

async function playwright(): Promise<Count> {
	const report = join(directory, 'playwright.json');
	const { ok } = await run('playwright', ['test', '--reporter=list,json'], {
		env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		shown: true,
	});
	return countRunner(ok, () => countPlaywright(report));
}

async function notRun(): Promise<Count> {
	console.log('There is no build to test.');
	return { passed: 0, failed: 1 };
}

function countOf(results: boolean[]): Count {
	const good = results.filter(Boolean).length;
	return { passed: good, failed: results.length - good };
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
