import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';

test('the featured guide and eight others are there at first; the rest comes when asked for, and stays after a guide was read or a jump within the page', async ({
	page,
}) => {
	await page.goto('/guides');
	await expect(guides(page)).toHaveCount(9);
	await expect(guides(page).first()).toContainText('Featured guide');
	const all = await total(page);
	await expect(count(page)).toHaveText(`9 of ${all} guides`);
	await more(page).click();
	await expect(guides(page)).toHaveCount(all);
	await expect(guides(page).nth(9).getByRole('link')).toBeFocused();
	await expect(count(page)).toHaveText(`${all} guides`);
	await expect(more(page)).toBeHidden();

	await guides(page).last().getByRole('link').click();
	await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
	await page.goBack();
	await expect(guides(page)).toHaveCount(all);
	await page.reload();
	await expect(guides(page)).toHaveCount(all);

	await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
	await expect(page).toHaveURL('/guides#content');
	await expect(count(page)).toHaveText(`${all} guides`);
	await expect(guides(page)).toHaveCount(all);
});

test('each of the eight tiles leaves as many guides as it says, at an address of its own', async ({
	page,
}) => {
	await page.goto('/guides');
	await expect(tiles(page)).toHaveCount(8);
	for (const tile of await tiles(page).all()) {
		const [name, promised] = (await tile.innerText()).split('\n').filter(Boolean);
		await tile.click();
		await expect(tile).toHaveAttribute('aria-current', 'true');
		await expect(page).toHaveURL(/\/guides\/category\/[a-z-]+$/);
		await expect(count(page)).toHaveText(String(promised));
		await expect(guides(page)).toHaveCount(Number.parseInt(String(promised), 10));
		await expect(guides(page).filter({ hasText: String(name) })).toHaveCount(
			await guides(page).count(),
		);
		await expect(more(page)).toBeHidden();
	}
});

test('Back from a category finds eight and the featured one, or all that were loaded', async ({
	page,
}) => {
	await page.goto('/guides/category/city-breaks');
	await page.getByRole('link', { name: 'All guides' }).click();
	await expect(guides(page)).toHaveCount(9);
	await more(page).click();
	const all = await total(page);
	await tiles(page).last().click();
	await page.goBack();
	await expect(guides(page)).toHaveCount(all);
	await page.goBack();
	await expect(guides(page).first()).toContainText('City Breaks');
	await page.goForward();
	await expect(guides(page)).toHaveCount(all);
});

test('a category without guides says so', async ({ page }) => {
	await page.route('/guides', async (route) => {
		const answer = await route.fetch();
		const text = await answer.text();
		await route.fulfill({
			response: answer,
			body: text.replaceAll('data-in="family-trips"', 'data-in=""'),
		});
	});
	await page.goto('/guides');
	await tiles(page).filter({ hasText: 'Family Trips' }).click();
	await expect(page.getByText('No guides found in this category.')).toBeVisible();
	await expect(count(page)).toHaveText('0 guides');
});

test('a guide to a place with tours says when to go and leads to them', async ({ page }) => {
	await page.goto('/guides/category/mountains-and-trails');
	await guides(page).filter({ hasText: 'Banff' }).getByRole('link').click();
	const facts = page.getByRole('article').first().locator('dl');
	await expect(facts).toContainText(/Place\s*Banff/);
	await expect(facts).toContainText('Best time to go');
	const there = page.getByRole('region', { name: 'Tours that go there' });
	await expect(there.getByRole('link', { name: 'Banff, Canada' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Flights to Calgary (YYC)' })).toHaveAttribute(
		'href',
		'/flights?destination=Calgary+%28YYC%29',
	);
	await there.getByRole('link', { name: 'Banff and the Icefields Parkway' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Banff and the Icefields Parkway',
	);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('all guides are there, with no button that would do nothing, and the tiles are links', async ({
		page,
	}) => {
		await page.goto('/guides');
		await expect(guides(page)).toHaveCount(await total(page));
		await expect(more(page)).toBeHidden();
		await tiles(page).filter({ hasText: 'City Breaks' }).click();
		await expect(page).toHaveURL('/guides/category/city-breaks');
		await expect(guides(page).first()).toContainText('City Breaks');
	});
});

function guides(page: Page) {
	return page.getByRole('article');
}

/** How many guides the page holds, those that are not seen among them. */
function total(page: Page): Promise<number> {
	return page.getByRole('article', { includeHidden: true }).count();
}

function tiles(page: Page) {
	return page.getByRole('navigation', { name: 'Guides by category' }).getByRole('link');
}

function more(page: Page) {
	return page.getByRole('button', { name: 'Load More Guides' });
}

function count(page: Page) {
	return page.getByRole('main').getByRole('status');
}
