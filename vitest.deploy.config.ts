import { defineConfig } from 'vitest/config';

import { testsOfDeploy } from './scripts/test-files.ts';

/** `npm run check:deploy`: the functions as Netlify packs them, called in processes of their own. */
export default defineConfig({
	test: {
		include: [`${testsOfDeploy}/*.test.ts`],
		exclude: ['**/node_modules/**'],
		testTimeout: 60_000,
		// The first run installs Netlify's build.
		hookTimeout: 300_000,
		reporters: ['verbose'],
	},
});
