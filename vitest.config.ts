import { defineConfig } from 'vitest/config';

import { testsOfBuild } from './scripts/test-files.ts';

/** Races, and what only a server does: they share one PostgreSQL, which is started when a run has one of them. */
const onPostgres = ['tests/**/*-races.test.ts', 'tests/**/database-production.test.ts'];
/** Functions of their arguments: their modules keep nothing that another file could find. */
const pure = [
	'tests/architecture.test.ts',
	'tests/{build,collections,domain,seo}/**/*.test.ts',
	'tests/api/contract.test.ts',
];

export default defineConfig({
	test: {
		// Each worker may hold an embedded database of a few hundred megabytes.
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 60_000,
		projects: [
			project('pure', pure, { isolate: false }),
			project('postgres', onPostgres, { globalSetup: 'tests/support/postgres-setup.ts' }),
			project('built', testsOfBuild),
			project('others', ['tests/**/*.test.ts'], {
				exclude: ['tests/e2e/**', ...pure, ...onPostgres, ...testsOfBuild],
			}),
		],
	},
});

function project(name: string, include: string[], more = {}) {
	return { extends: true, test: { name, include, ...more } } as const;
}
