import { statfs } from 'node:fs/promises';

import { defineConfig } from 'playwright/test';

import { findTestBrowser } from './scripts/browser.mjs';
import { testsOfNight } from './scripts/night-tests.ts';
import { isSample } from './scripts/test-files.ts';

// Tests, server and browser count the days alike, wherever and at whatever hour somebody runs them.
process.env['TZ'] = 'UTC';

const executablePath = await findTestBrowser();
if (executablePath === null) throw new Error('There is no browser: run npm test, which finds one.');

const isRoot = process.getuid?.() === 0;
const isCi = process.env['CI'] === 'true';

// In many a container it is too small for Chromium; what Playwright has it use instead, files, takes a twelfth more CPU.
const sharedMemory = await statfs('/dev/shm').catch(() => null);
const hasSharedMemory =
	sharedMemory !== null && sharedMemory.bavail * sharedMemory.bsize >= 1024 ** 3;

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	testIgnore: isSample ? testsOfNight.browser.map((file) => `**/${file}`) : [],
	// More than two cores: each waits for its page, its page for the server, and an assertion for its next look.
	workers: 3,
	forbidOnly: isCi,
	// What hangs ends, however late: what a busy machine makes slow is no failure.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	use: {
		// A trace costs a fifth of the time; of a failure the page's text is kept all the same. `--trace on` asks for one.
		trace: 'off',
		// What it answers no test could hold or refuse; the tests of the worker ask for it.
		serviceWorkers: 'block',
		// What moves is drawn sixty times a second; the tests of motion ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath,
			ignoreDefaultArgs: hasSharedMemory ? ['--disable-dev-shm-usage'] : [],
			args: [
				// Chromium's sandbox refuses to run as root, as containers do.
				...(isRoot ? ['--no-sandbox'] : []),
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-gpu',
				'--disable-quic',
				'--disable-sync',
				'--no-first-run',
				// A new tab's blank page and the page that takes its place share a process.
				'--renderer-process-limit=1',
			],
		},
	},
	projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
