import { randomInt } from 'node:crypto';

import { defineConfig } from 'vitest/config';

const isQuick = process.env['HOSTILE'] === 'quick';
// The quick part is the same in every run: a change turns it red, not the day.
const seed = process.env['HOSTILE_SEED'] || (isQuick ? '1' : String(randomInt(1_000_000)));

/** `npm run test:hostile`: what may come in, break or stop while the site is running. `npm test` runs its quick part. */
export default defineConfig({
	test: {
		name: 'hostile',
		include: ['tests/hostile/**/*.test.ts'],
		// The rest starts, fills and stops servers for minutes.
		exclude: isQuick ? ['tests/hostile/whole/**'] : [],
		provide: { hostile: { isQuick, seed } },
		globalSetup: 'tests/support/postgres-setup.ts',
		setupFiles: ['tests/support/new-file.ts'],
		reporters: ['default', 'tests/hostile/support/table-reporter.ts'],
		// What the server logs of it is of interest where it did not hold.
		silent: 'passed-only',
		// Time is a part of what these tests judge: nothing runs beside them.
		maxWorkers: 1,
		isolate: false,
		testTimeout: isQuick ? 60_000 : 600_000,
		hookTimeout: 60_000,
	},
});
