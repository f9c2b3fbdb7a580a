import { randomInt } from 'node:crypto';

import { defineConfig } from 'vitest/config';

import { askedEngines } from './scripts/engines.mjs';
import { testsOfNight } from './scripts/night-tests.ts';
import {
	deepTests,
	deepTestsAlone,
	isSample,
	testsOfBuild,
	testsOfDeploy,
} from './scripts/test-files.ts';

/** Races, and what only a server does: with each driver they share one PostgreSQL, started when a run has one of them. */
const races = ['tests/**/*-races.test.ts'];
const testsOfDrivers = ['tests/**/database-production.test.ts'];
const testsOnOwnServer = ['tests/local/start-on-postgres.test.ts'];

const waiting = isSample ? testsOfNight.sources : [];

const isQuick = process.env['HOSTILE'] === 'quick';
// The quick part is the same in every run: a change turns it red, not the day.
const seed = process.env['HOSTILE_SEED'] || (isQuick ? '1' : String(randomInt(1_000_000)));
const hostileOnPostgres = ['tests/hostile/{faults,transport}/**/*.test.ts'];

const setupFiles = ['tests/support/new-file.ts'];
const expectPatiently = { poll: { timeout: 30_000 } };

/** Every kind of test but the browser's. `scripts/test-stages.ts` says which projects run when; a file runs them by its path. */
export default defineConfig({
	test: {
		// Each worker may hold an embedded database of a few hundred megabytes.
		maxWorkers: 2,
		// A worker runs one file after another: a process of its own for each would take longer than most of them.
		isolate: false,
		setupFiles,
		// The tests of the log turn it on; what a busy machine makes slow is no news.
		env: { LOG_REQUESTS: 'off', SLOW_QUERY_MS: '60000' },
		// What hangs ends, however late: what a busy machine makes slow is no failure.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		// A second, as it would be, is short for a busy machine.
		expect: expectPatiently,
		provide: { isWhole: false },
		projects: [
			project('sources', ['tests/**/*.test.ts'], {
				exclude: [
					...races,
					...testsOfDrivers,
					...testsOnOwnServer,
					...testsOfBuild,
					...deepTestsAlone,
					...waiting,
					'tests/{engines,hostile}/**',
					testsOfDeploy,
				],
			}),
			postgresProject('postgres: neon', 'neon', [...races, ...testsOfDrivers]),
			postgresProject('postgres: node-postgres', 'node-postgres', [
				...testsOfDrivers,
				...testsOnOwnServer,
			]),
			postgresProject('races: node-postgres', 'node-postgres', races),
			project('built', testsOfBuild),
			project('deep', deepTests, { provide: { isWhole: true } }),
			...askedEngines().map(engineProject),
			hostileProject('embedded', ['tests/hostile/**/*.test.ts'], {
				// Servers that are started, filled and stopped for minutes.
				exclude: [...hostileOnPostgres, ...(isQuick ? ['tests/hostile/whole/**'] : [])],
			}),
			hostileOnPostgresProject('neon'),
			hostileOnPostgresProject('node-postgres'),
			ownProject('deploy', [`${testsOfDeploy}/*.test.ts`], {
				testTimeout: 300_000,
				// The first run installs Netlify's build.
				hookTimeout: 600_000,
				sequence: { groupOrder: 4 },
			}),
		],
	},
});

type Driver = 'neon' | 'node-postgres';

function postgresProject(name: string, driver: Driver, include: string[]) {
	return project(name, include, {
		exclude: waiting,
		globalSetup: 'tests/support/postgres-setup.ts',
		provide: { driver },
		// Last, when the checks beside them are done: a hundred calls at once want their answers within seconds.
		sequence: { groupOrder: 1 },
	});
}

/** What visitors do most, in each engine that browsers are made of. */
function engineProject(engine: 'chromium' | 'firefox' | 'webkit') {
	return ownProject(`engines: ${engine}`, ['tests/engines/**/*.test.ts'], {
		exclude: isSample ? testsOfNight.engines : [],
		globalSetup: 'tests/support/engines/serve-site.ts',
		provide: { engine },
		// A browser is several processes: two are enough for a small machine.
		maxWorkers: 2,
		// Files that run one after the other share a browser.
		isolate: false,
		// A busy machine takes a minute for what takes six seconds.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		sequence: { groupOrder: 2 },
	});
}

/** What may come in, break or stop while the site is running. */
function hostileProject(name: string, include: string[], more = {}) {
	return ownProject(`hostile: ${name}`, include, {
		setupFiles,
		// Time is a part of what these tests judge: nothing runs beside them.
		maxWorkers: 1,
		isolate: false,
		// Whole, a file of inputs takes minutes on an idle machine: the night's run ends what hangs.
		testTimeout: isQuick ? 60_000 : 1_200_000,
		hookTimeout: 60_000,
		provide: { hostile: { isQuick, seed } },
		sequence: { groupOrder: 3 },
		...more,
	});
}

function hostileOnPostgresProject(driver: Driver) {
	return hostileProject(driver, hostileOnPostgres, {
		globalSetup: 'tests/support/postgres-setup.ts',
		provide: { driver, hostile: { isQuick, seed } },
	});
}

function project(name: string, include: string[], more = {}) {
	return { extends: true, test: { name, include, ...more } } as const;
}

/** One that takes nothing of what stands above. */
function ownProject(name: string, include: string[], more = {}) {
	const test = { name, include, maxWorkers: 1, expect: expectPatiently, ...more };
	return { extends: false, test } as const;
}
