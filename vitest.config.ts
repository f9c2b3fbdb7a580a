import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['tests/**/*.test.ts'],
		exclude: ['tests/e2e/**', 'tests/engines/**'],
		// Each worker may hold an embedded database of a few hundred megabytes.
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
