import { defineConfig } from 'vitest/config';

import { testsOfBuild, testsOfDeploy } from './scripts/test-files.ts';

/** Races, and what only a server does: with each driver they share one PostgreSQL, started when a run has one of them. */
const testsOnPostgres = ['tests/**/*-races.test.ts', 'tests/**/database-production.test.ts'];
const testsOnOwnServer = ['tests/local/start-on-postgres.test.ts'];

export default defineConfig({
	test: {
		// Each worker may hold an embedded database of a few hundred megabytes.
		maxWorkers: 2,
		// A worker runs one file after another: a process of its own for each would take longer than most of them.
		isolate: false,
		setupFiles: ['tests/support/new-file.ts'],
		// The tests of the log turn it on; what a busy machine makes slow is no news.
		env: { LOG_REQUESTS: 'off', SLOW_QUERY_MS: '60000' },
		// What hangs ends, however late: what a busy machine makes slow is no failure.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		// A second, as it would be, is short for a busy machine.
		expect: { poll: { timeout: 30_000 } },
		projects: [
			project('sources', ['tests/**/*.test.ts'], {
				exclude: [
					...testsOnPostgres,
					...testsOnOwnServer,
					...testsOfBuild,
					'tests/{engines,hostile}/**',
					testsOfDeploy,
				],
			}),
			postgresProject('neon', testsOnPostgres),
			postgresProject('node-postgres', [...testsOnPostgres, ...testsOnOwnServer]),
			project('built', testsOfBuild),
		],
	},
});

function postgresProject(driver: 'neon' | 'node-postgres', include: string[]) {
	return project(`postgres: ${driver}`, include, {
		globalSetup: 'tests/support/postgres-setup.ts',
		provide: { driver },
		// Last, when the checks beside them are done: a hundred calls at once want their answers within seconds.
		sequence: { groupOrder: 1 },
	});
}

function project(name: string, include: string[], more = {}) {
	return { extends: true, test: { name, include, ...more } } as const;
}
