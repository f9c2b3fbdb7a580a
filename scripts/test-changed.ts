import { existsSync } from 'node:fs';

import { browserTestsOf, readMap } from './changed/browser-tests.ts';
import { changedFiles } from './changed/changed-files.ts';
import { checksOf } from './changed/checks-of.ts';
import { importersOfAll } from './changed/importers.ts';
import { relatedTests } from './changed/related-tests.ts';
import { ownRun } from './own-run.ts';
import { projectsOfSources } from './test-files.ts';
import { cannotRun } from './test-stages.ts';

// `npm run test:changed [-- main]`: within a minute, what tells most about a change since a commit, or since the last one.
const [commit = 'HEAD'] = process.argv.slice(2);
const all = await changedFiles(commit);
const changed = all.filter((file) => !isOfStudio(file));
if (all.length === 0) {
	console.log(`Nothing differs from ${commit}. -- main looks at what differs from main.`);
} else await testChange();

async function testChange(): Promise<void> {
	const importers = importersOfAll();
	const related = relatedTests(changed, importers);
	const specs = browserTestsOf(changed, await readMap(), importers, existsSync);
	console.log(listed('changed', all));
	console.log(listed('tests', [...related.files, ...specs]));
	if (related.left > 0) console.log(`\t${related.left} more need it: npm test`);
	await ownRun(async ({ stage, build, checks, vitest, playwright, studio }) => {
		const building = specs.length > 0 ? stage('build', build(true)) : null;
		const tested = [
			stage('checks', checks(true, checksOf(changed, importers))),
			...(all.some(isOfStudio) ? [stage('studio', studio)] : []),
			...(related.files.length > 0
				? [stage('unit and API tests', vitest(projectsOfSources, ...related.files))]
				: []),
		];
		if (building !== null) {
			const isBuilt = (await building).failures.length === 0;
			const name = 'browser tests';
			const why = 'There is no build to test.';
			await stage(name, isBuilt ? playwright(...specs) : cannotRun(name, why));
		}
		await Promise.all(tested);
	});
}

function isOfStudio(file: string): boolean {
	return file.startsWith('scripts/studio/');
}

function listed(what: string, files: readonly string[]): string {
	return [`${what}:`, ...files.map((file) => `\t${file}`)].join('\n');
}
