import type { Locator, Page } from 'playwright/test';

/** Unfolds a part of a trip's page by its heading, as its reader does. */
export async function openPart(page: Page, name: string): Promise<Locator> {
	const part = page.getByRole('region', { name, exact: true });
	await part.locator('summary').first().click();
	return part;
}
