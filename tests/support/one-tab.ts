import type { Page } from 'playwright/test';

import { test as base } from './site.ts';

/**
 * Browser tests that each open one page and look at it, all in one tab: in a tab of their own each would read every
 * script anew, axe's half megabyte too. What a page has stored is gone before the next one's scripts run.
 */
export const test = base.extend<{ tab: Page }, { sharedTab: Page }>({
	sharedTab: [
		async ({ browser, site }, use, { project }) => {
			const { contextOptions } = project.use;
			const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
			await context.addInitScript(() => {
				if (location.protocol === 'about:') return;
				localStorage.clear();
				sessionStorage.clear();
			});
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	tab: async ({ sharedTab }, use) => {
		await use(sharedTab);
		sharedTab.removeAllListeners();
		await sharedTab.unrouteAll({ behavior: 'wait' });
		await sharedTab.context().clearCookies();
		// What is still on its way belongs to this test.
		await sharedTab.goto('about:blank');
	},
});

export { expect } from 'playwright/test';
