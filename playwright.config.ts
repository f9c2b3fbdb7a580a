import { defineConfig } from 'playwright/test';

import { findTestBrowser } from './scripts/browser.mjs';

const executablePath = await findTestBrowser();
if (executablePath === null) throw new Error('There is no browser: run npm test, which finds one.');

const isRoot = process.getuid?.() === 0;

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	globalSetup: './tests/support/serve-build.ts',
	workers: 2,
	retries: 0,
	forbidOnly: process.env['CI'] === 'true',
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		// `serve-build.ts` has set it before a worker reads this.
		...(process.env['BASE_URL'] !== undefined && { baseURL: process.env['BASE_URL'] }),
		// Pictures of every step would cost as much as the steps; what the page held is kept.
		trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
		launchOptions: {
			executablePath,
			args: [
				// Chromium's sandbox refuses to run as root, as containers do.
				...(isRoot ? ['--no-sandbox'] : []),
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-gpu',
				'--disable-quic',
				'--disable-sync',
				'--no-first-run',
			],
		},
	},
	projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
