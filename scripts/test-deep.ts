import { rm } from 'node:fs/promises';

import { testsOfNight } from './night-tests.ts';
import { ownRun } from './own-run.ts';
import { makeRunDirectory } from './run-directory.ts';
import { projectsOfSources } from './test-files.ts';
import { cannotRun, type TestStages, testStages, type Work } from './test-stages.ts';

// `npm run test:deep`: the whole of what `npm test` tries a part of, and what it leaves out (docs/tests.md); of its suites
// those that a word names, where one is given: `npm run test:deep -- hostile`.
process.env['ENGINES'] ||= 'chromium,firefox,webkit';

/** One that hangs leaves time for the others: the longest takes fifteen on an idle machine, and twice that on a busy one. */
const mostMinutes = 45;

const suites: [name: string, work: (stages: TestStages) => Work][] = [
	['query plans', ({ vitest }) => vitest(['deep'], 'plan')],
	['memory of pictures', ({ vitest }) => vitest(['deep'], 'image-memory')],
	['whole matrices', ({ vitest }) => vitest(['deep'], 'matrix.test')],
	['100,000 sums', ({ vitest }) => vitest(['deep'], 'sums.test')],
	['money and departures on every surface', ({ vitest }) => vitest(['deep'], 'on-surfaces')],
	['browser tests, all', ({ wholePlaywright }) => wholePlaywright],
	[
		'unit and API tests of the night',
		({ vitest }) => vitest(projectsOfSources, ...testsOfNight.sources),
	],
	['races by the second driver', ({ vitest }) => vitest(['races: node-postgres'])],
	['hostile, embedded', ({ wholeHostile }) => wholeHostile('embedded')],
	['hostile, neon', ({ wholeHostile }) => wholeHostile('neon')],
	['hostile, node-postgres', ({ wholeHostile }) => wholeHostile('node-postgres')],
	['three engines', ({ engines }) => engines('tests/engines/')],
	['functions as Netlify packs them', ({ vitest }) => vitest(['deploy'])],
	['studio', ({ studio }) => studio],
];

await ownRun(async ({ stage, build }) => {
	const words = process.argv.slice(2);
	const isAsked = ([name]: (typeof suites)[number]) => words.some((word) => name.includes(word));
	const asked = words.length === 0 ? suites : suites.filter(isAsked);
	if (asked.length === 0) {
		await stage(words.join(' '), cannotRun(words.join(' '), 'No suite is called so.'));
		return;
	}
	await stage('build', build(true));
	// Each in processes and with data of its own: what one leaves behind, or breaks, no other one meets.
	for (const [name, work] of asked) {
		const directory = await makeRunDirectory();
		await stage(name, work(testStages(directory, mostMinutes)));
		await rm(directory.path, { recursive: true, force: true, maxRetries: 3 });
	}
});
