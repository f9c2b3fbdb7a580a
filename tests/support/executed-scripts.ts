import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Page } from 'playwright/test';

import type { ExecutedScripts } from '../../scripts/changed/executed-scripts.ts';

/** Where a whole run of browser tests keeps what they executed; nothing is recorded without it. */
const folder = process.env['EXECUTED_SCRIPTS'] || null;

/**
 * Begins to record which functions of the site's scripts a test executes.
 * @param spec the test's file
 * @returns what ends it and keeps what was found
 */
export async function recordScripts(page: Page, spec: string): Promise<() => Promise<void>> {
	if (folder === null) return async () => undefined;
	const session = await page.context().newCDPSession(page);
	await session.send('Profiler.enable');
	await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
	return async () => {
		// A test may have closed its page.
		const taken = await session.send('Profiler.takePreciseCoverage').catch(() => null);
		if (taken === null) return;
		const executed: ExecutedScripts = { spec: relative('.', spec), scripts: {}, pages: [] };
		for (const { url, functions } of taken.result) {
			const { pathname } = new URL(url || 'about:blank');
			if (!pathname.endsWith('.js')) {
				// A script that stands in a page has the page's address.
				if (url.startsWith('http')) executed.pages.push(pathname);
				continue;
			}
			executed.scripts[pathname.slice(1)] = functions
				.flatMap(({ ranges }) => ranges.slice(0, 1))
				.filter(({ count, startOffset }) => count > 0 && startOffset > 0)
				.map(({ startOffset }) => startOffset);
		}
		appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(executed)}\n`);
	};
}
