import { randomInt } from 'node:crypto';

import { defineConfig } from 'vitest/config';

const isQuick = process.env['HOSTILE'] === 'quick';
// The quick part is the same in every run: a change turns it red, not the day.
const seed = process.env['HOSTILE_SEED'] || (isQuick ? '1' : String(randomInt(1_000_000)));

/** What is tried on a PostgreSQL, once with each driver. */
const onPostgres = ['tests/hostile/{faults,transport}/**/*.test.ts'];

/** `npm run test:hostile`: what may come in, break or stop while the site is running. `npm test` runs its quick part. */
export default defineConfig({
	test: {
		setupFiles: ['tests/support/new-file.ts'],
		reporters: ['default', './tests/support/table-reporter.ts'],
		// What the server logs of it is of interest where it did not hold.
		silent: 'passed-only',
		// Time is a part of what these tests judge: nothing runs beside them.
		maxWorkers: 1,
		isolate: false,
		testTimeout: isQuick ? 60_000 : 600_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 30_000 } },
		projects: [
			project('embedded', ['tests/hostile/**/*.test.ts'], {
				// Servers that are started, filled and stopped for minutes.
				exclude: [...onPostgres, ...(isQuick ? ['tests/hostile/whole/**'] : [])],
			}),
			postgresProject('neon'),
			postgresProject('node-postgres'),
		],
	},
});

function postgresProject(driver: 'neon' | 'node-postgres') {
	return project(driver, onPostgres, {
		globalSetup: 'tests/support/postgres-setup.ts',
		provide: { driver, hostile: { isQuick, seed } },
	});
}

function project(name: string, include: string[], more = {}) {
	const provide = { hostile: { isQuick, seed } };
	return { extends: true, test: { name, include, provide, ...more } } as const;
}
