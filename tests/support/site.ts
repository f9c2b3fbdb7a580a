import { test as base } from 'playwright/test';

import { type EmbeddedSite, embeddedSite } from './embedded-site.ts';

/** Browser tests with a server and a database of their own: for those that look at what was stored. */
export const test = base.extend<object, { site: EmbeddedSite }>({
	site: [
		async ({}, use) => {
			const site = await embeddedSite();
			await use(site);
			await site.remove();
		},
		{ scope: 'worker' },
	],
	baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from 'playwright/test';
