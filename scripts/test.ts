import { rmSync, writeFileSync } from 'node:fs';

import { makeRunDirectory } from './run-directory.ts';
import { namedTests } from './test-files.ts';
import { beginRun } from './test-run.ts';
import { cannotRun, testStages } from './test-stages.ts';

const directory = await makeRunDirectory();
// Also when somebody stops the run: in memory it would be in the way until the machine restarts.
process.once('exit', () => rmSync(directory.path, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { stage, end } = beginRun((text) => process.stdout.write(text));
const { build, checks, vitest, engines, hostile, playwright } = testStages(directory);
const words = process.argv.slice(2);
await (words.length === 0 ? testAll() : testNamed());
const result = end();
process.exitCode = result.failed === 0 ? 0 : 1;
// For whoever repeats it: scripts/test-again.ts.
const resultFile = process.env['TEST_RESULT_FILE'];
if (resultFile !== undefined) writeFileSync(resultFile, JSON.stringify(result));

/** Side by side what leaves a core idle; browsers take all there are, so they come last. */
async function testAll(): Promise<void> {
	const building = stage('build', build());
	const sources = stage('unit and API tests', vitest('--project=!built'));
	const isBuilt = (await building).failures.length === 0;
	const ofBuild = (name: string, work: ReturnType<typeof vitest>) =>
		stage(name, isBuilt ? work : cannotRun(name, 'There is no build to test.'));
	await stage('checks', checks(isBuilt));
	await ofBuild('tests of the build', vitest('--project=built'));
	await sources;
	await stage('hostile, the quick part', hostile());
	await ofBuild('engines', engines());
	await ofBuild('browser tests', playwright());
}

async function testNamed(): Promise<void> {
	const named = await namedTests(words);
	const { unit, engines: inEngines, hostile: inHostile, browser, needsBuild, unknown } = named;
	const isBuilt = !needsBuild || (await stage('build', build(true))).failures.length === 0;
	if (isBuilt) {
		if (unit.length > 0) await stage('unit and API tests', vitest(...unit));
		if (inEngines.length > 0) await stage('engines', engines(...inEngines));
		if (inHostile.length > 0) await stage('hostile', hostile(...inHostile));
		if (browser.length > 0) await stage('browser tests', playwright(...browser));
	}
	// Told last, where it is seen.
	for (const word of unknown) {
		await stage(word, cannotRun(word, 'No test file has this in its path.'));
	}
}
