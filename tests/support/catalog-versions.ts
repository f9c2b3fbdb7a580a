import type { Page } from 'playwright/test';

import type { CatalogKind } from '#src/contract/catalog/catalog.ts';

/** Has the API tell a page that these kinds of rows are others than it was built with, and all other kinds the same. */
export async function makeNewer(page: Page, ...kinds: CatalogKind[]): Promise<void> {
	await page.route('**/api/catalog-versions', async (route) => {
		const versions = await builtVersions(page);
		const newer = kinds.map((kind) => [kind, 'newer']);
		await route.fulfill({ json: { ...versions, ...Object.fromEntries(newer) } });
	});
}

/** Opens a page, and waits until it has the answer and has had the moments in which it would ask for more. */
export async function openAndCompare(page: Page, path: string): Promise<void> {
	const answered = page.waitForResponse('**/api/catalog-versions');
	await page.goto(path);
	await (await answered).finished();
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	await page.waitForLoadState('networkidle');
}

/** The versions that a page says it was built with, by kind. Not asked of the page, which may be about to be left. */
async function builtVersions(page: Page): Promise<Record<string, string>> {
	const html = await (await page.request.get(page.url())).text();
	const parts = html.match(/<fresh-rows[^>]*>/g) ?? [];
	return Object.fromEntries(
		parts.map((part) => [attribute(part, 'data-rows'), attribute(part, 'data-version')]),
	);
}

function attribute(tag: string, name: string): string {
	const value = new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
	if (value === undefined) throw new Error(`${tag} has no ${name}.`);
	return value;
}
