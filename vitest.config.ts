import { defineConfig } from 'vitest/config';

import { testsOfBuild, testsOfDeploy } from './scripts/test-files.ts';

/** What each driver does in its own way: it opens, counts, loses and ends connections, and streams rows. */
const testsOfDrivers = [
	'tests/api/{backup-races,connections-races,database-production,stuck-races}.test.ts',
];
/** With them the other races, whose outcome is PostgreSQL's own: all share one, started when a run has one of them. */
const testsOnPostgres = ['tests/**/*-races.test.ts', ...testsOfDrivers];
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
		testTimeout: 30_000,
		hookTimeout: 60_000,
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
			postgresProject('neon', testsOfDrivers),
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
