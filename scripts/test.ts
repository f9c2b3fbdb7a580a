import { ownRun } from './own-run.ts';
import { namedTests, projectsOfSources } from './test-files.ts';
import { cannotRun } from './test-stages.ts';

const words = process.argv.slice(2);
await (words.length === 0 ? testAll() : testNamed());

/** Side by side what leaves a core idle; browsers take all there are, so they come last. */
function testAll(): Promise<void> {
	return ownRun(async ({ stage, build, checks, vitest, engines, hostile, playwright }) => {
		const building = stage('build', build());
		const sources = stage('unit and API tests', vitest(projectsOfSources));
		const isBuilt = (await building).failures.length === 0;
		const ofBuild = (name: string, work: ReturnType<typeof vitest>) =>
			stage(name, isBuilt ? work : cannotRun(name, 'There is no build to test.'));
		await stage('checks', checks(isBuilt));
		await ofBuild('tests of the build', vitest(['built']));
		await sources;
		await stage('hostile, the quick part', hostile());
		await ofBuild('engines', engines());
		await ofBuild('browser tests', playwright());
	});
}

function testNamed(): Promise<void> {
	return ownRun(async ({ stage, build, vitest, engines, hostile, playwright }) => {
		const named = await namedTests(words);
		const isBuilt = !named.needsBuild || (await stage('build', build(true))).failures.length === 0;
		if (isBuilt) {
			if (named.unit.length > 0) await stage('unit and API tests', vitest([], ...named.unit));
			if (named.deep.length > 0) await stage('deep', vitest(['deep'], ...named.deep));
			if (named.engines.length > 0) await stage('engines', engines(...named.engines));
			if (named.hostile.length > 0) await stage('hostile', hostile(...named.hostile));
			if (named.browser.length > 0) await stage('browser tests', playwright(...named.browser));
		}
		// Told last, where it is seen.
		for (const word of named.unknown) {
			await stage(word, cannotRun(word, 'No test file has this in its path.'));
		}
	});
}
