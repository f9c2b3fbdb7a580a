import { defineConfig } from 'vitest/config';

import { askedEngines } from './scripts/engines.mjs';

/** `npm run test:engines`: what visitors do most, in each engine that browsers are made of. */
export default defineConfig({
	test: {
		// A browser is several processes: two are enough for a small machine.
		maxWorkers: 2,
		globalSetup: 'tests/support/engines/serve-site.ts',
		projects: askedEngines().map((engine) => ({
			test: {
				name: engine,
				include: ['tests/engines/**/*.test.ts'],
				provide: { engine },
				// Files that run one after the other share a browser.
				isolate: false,
				// A busy machine takes a minute for what takes six seconds.
				testTimeout: 180_000,
				hookTimeout: 180_000,
				expect: { poll: { timeout: 30_000 } },
			},
		})),
	},
});
