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

/** The versions that a page says it was built with, by kind. Looked up at once: it may be about to be left. */
async function builtVersions(page: Page): Promise<Record<string, string>> {
	return page
		.locator('fresh-rows')
		.evaluateAll((parts) =>
			Object.fromEntries(
				parts.map((part) => [part.getAttribute('data-rows'), part.getAttribute('data-version')]),
			),
		);
}
