import { test as base } from 'playwright/test';

import { type EmbeddedSite, embeddedSite } from './embedded-site.ts';
import { recordScripts } from './executed-scripts.ts';
import { serverLogName } from './server-log.ts';

// Playwright's own fixtures use it: what it is set for comes before the hooks of a file, too.
const beforeHooks = { auto: 'all-hooks-included' as unknown as true };

/** Browser tests with a server and a database of their worker's, which each file finds as nobody has used them. */
export const test = base.extend<{ unused: undefined; toldLog: undefined }, { site: EmbeddedSite }>({
	site: [
		async ({}, use) => {
			const site = await embeddedSite();
			await use(site);
			await site.remove();
		},
		// A busy machine is slow to start it.
		{ scope: 'worker', timeout: 180_000 },
	],
	unused: [
		async ({ site }, use, { file }) => {
			if (lastFile !== file) await site.startAnew();
			lastFile = file;
			await use(undefined);
		},
		beforeHooks,
	],
	// A test that fails is told with what the server logged meanwhile.
	toldLog: [
		async ({ site }, use, test) => {
			const before = site.logged().length;
			await use(undefined);
			const body = site.logged().slice(before);
			if (test.errors.length > 0 && body !== '') await test.attach(serverLogName, { body });
		},
		{ auto: true },
	],
	page: async ({ page }, use, { file }) => {
		const endRecord = await recordScripts(page, file);
		await use(page);
		await endRecord();
	},
	baseURL: async ({ site }, use) => use(site.url),
});

/** The worker's. */
let lastFile: string | undefined;

export { expect } from 'playwright/test';
