import { defineConfig } from 'vitest/config';

import { testsOfBuild } from './scripts/test-files.ts';

/** Races, and what only a server does: with each driver they share a PostgreSQL, started when a run has one of them. */
const testsOnPostgres = ['tests/**/*-races.test.ts', 'tests/**/database-production.test.ts'];

export default defineConfig({
	test: {
		// Each worker may hold an embedded database of a few hundred megabytes.
		maxWorkers: 2,
		// A worker runs one file after another: a process of its own for each would take longer than most of them.
		isolate: false,
		setupFiles: ['tests/support/new-file.ts'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
		projects: [
			project('sources', ['tests/**/*.test.ts'], {
				exclude: [...testsOnPostgres, ...testsOfBuild, 'tests/engines/**', 'tests/hostile/**'],
			}),
			...(['neon', 'node-postgres'] as const).map((driver) =>
				project(`postgres: ${driver}`, testsOnPostgres, {
					globalSetup: 'tests/support/postgres-setup.ts',
					provide: { driver },
					// Last, when the checks beside them are done: a hundred calls at once want their answers within seconds.
					sequence: { groupOrder: 1 },
				}),
			),
			project('built', testsOfBuild),
		],
	},
});

function project(name: string, include: string[], more = {}) {
	return { extends: true, test: { name, include, ...more } } as const;
}
