import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright/test';

import type { CatalogKind } from '#src/contract/catalog/catalog.ts';

import { dist } from './built-pages.ts';

/** Has the API tell a page that these kinds of rows are others than it was built with, and all other kinds the same. */
export async function makeNewer(page: Page, ...kinds: CatalogKind[]): Promise<void> {
	await page.route('**/api/catalog-versions', async (route) => {
		const versions = builtVersions(new URL(page.url()).pathname);
		const newer = kinds.map((kind) => [kind, 'newer']);
		await route.fulfill({ json: { ...versions, ...Object.fromEntries(newer) } });
	});
}

/** Opens a page, and waits until it has the answer and has had the moments in which it would ask for more. */
export async function openAndCompare(page: Page, path: string): Promise<void> {
	const answered = page.waitForResponse('**/api/catalog-versions');
	await page.goto(path);
	await (await answered).finished();
	// By itself it need not come at all: a browser that draws nothing is never told that it is idle.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
	await page.waitForLoadState('networkidle');
}

/**
 * The versions that a page says it was built with, by kind. Read from its file: the page may be about to be left, and its
 * server about to end a connection that has been idle.
 */
function builtVersions(path: string): Record<string, string> {
	const file = path === '/' ? 'index' : path.slice(1);
	const parts = readFileSync(join(dist, `${file}.html`), 'utf8').match(/<fresh-rows[^>]*>/g) ?? [];
	return Object.fromEntries(
		parts.map((part) => [attribute(part, 'data-rows'), attribute(part, 'data-version')]),
	);
}

function attribute(tag: string, name: string): string {
	const value = new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
	if (value === undefined) throw new Error(`${tag} has no ${name}.`);
	return value;
}
