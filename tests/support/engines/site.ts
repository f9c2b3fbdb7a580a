import { inject, test as base } from 'vitest';

import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Page, pageOf } from './page.ts';
import type { Engine } from './tab.ts';
import { startWebKit } from './webkit.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** The engine that this project of tests runs in. */
		engine: 'chromium' | 'firefox' | 'webkit';
		/** Where the built site is served for all of them. */
		siteUrl: string;
	}
}

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/**
 * Tests with a page of the site, new for each of them, in the engine of their project; or with a reader's, who goes
 * from page to page in one tab for all tests of a file.
 */
export const test = base.extend<{ engine: Engine; page: Page; reader: Page }>({
	engine: [
		async ({}, use) => {
			const engine = await starts[inject('engine')]();
			await use(engine);
			await engine.close();
		},
		{ scope: 'worker' },
	],
	page: ({ engine }, use) => withPage(engine, use),
	reader: [({ engine }, use) => withPage(engine, use), { scope: 'file' }],
});

async function withPage(engine: Engine, use: (page: Page) => Promise<void>): Promise<void> {
	const tab = await engine.newTab();
	await tab.resize(1440, 900);
	await use(pageOf(tab, inject('siteUrl')));
	await tab.close();
}

export { expect, inject } from 'vitest';
