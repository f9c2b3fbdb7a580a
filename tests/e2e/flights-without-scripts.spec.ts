import type { Page } from 'playwright/test';

import { addressOf, dayFromToday, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const oneWay = { ...search, return: '' };

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a trip is searched from home, moved to another day, narrowed, and taken to the checkout', async ({
		page,
	}) => {
		await page.goto('/');
		await page.getByLabel('From', { exact: true }).fill('jfk');
		await page.getByLabel('To', { exact: true }).fill('London');
		await page.getByLabel('Departure date').fill(search.departure);
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(offers(page)).toHaveCount(8);
		await expect(page).toHaveTitle(/^New York \(JFK\) to London/);
		await expect(page.getByLabel('From', { exact: true })).toHaveValue('New York (JFK)');
		await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeHidden();

		const strip = page.getByRole('region', { name: 'Prices by date' });
		await expect(strip.locator('li').getByRole('link')).toHaveCount(7);
		const next = strip.locator('li').getByRole('link').nth(4);
		const [, price = ''] =
			/(\$[\d,]+)(?:, lowest)?$/.exec((await next.getAttribute('aria-label')) ?? '') ?? [];
		await next.click();
		await expect(page.getByLabel('Departure date')).toHaveValue(dayFromToday(41));
		await expect(strip.locator('[aria-current]')).toHaveAttribute(
			'aria-label',
			RegExp(`\\${price}(, lowest)?$`),
		);

		await page.getByText('Cheapest').first().click();
		await page.getByRole('button', { name: 'Sort' }).click();
		await expect(page.getByRole('article').first()).toContainText(price);
		await page.getByLabel('Direct flights only').check();
		await page.getByRole('button', { name: 'Show these flights' }).click();
		await expect(page).toHaveURL(/sort=cheapest.*direct=only/);
		const direct = await offers(page).count();
		expect(direct).toBeGreaterThan(0);
		expect(direct).toBeLessThan(8);

		await offers(page).first().click();
		await expect(page).toHaveURL(/\/book\//);
		await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	});

	test('what is wrong with a search is said above the deals, and its form holds it', async ({
		page,
	}) => {
		await page.goto(addressOf({ ...search, origin: 'Neverland' }));
		await expect(page.getByRole('alert').filter({ hasText: 'From “Neverland”' })).toBeVisible();
		await expect(page.getByLabel('From', { exact: true })).toHaveValue('Neverland');
		await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
	});
});

test('the rows of the first paint stay until the island has the same, and where it cannot have them', async ({
	page,
	request,
}) => {
	const served = await rowsOf(page, await (await request.get(addressOf(oneWay))).text());
	const { promise, resolve: release } = Promise.withResolvers<void>();
	let areAway = false;
	await page.route('**/airports-*.json', async (route) => {
		await promise;
		await (areAway ? route.abort() : route.continue());
	});
	await page.goto(addressOf(oneWay));
	await expect(page.locator('astro-island[client=intent]')).not.toHaveAttribute('ssr');
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByText('Searching flights…')).toBeHidden();
	const before = await page.getByRole('article').first().boundingBox();
	release();
	await expect(page.locator('[data-served]')).toHaveCount(0);
	await expect(offers(page)).toHaveCount(8);
	expect(await page.locator('#results .offer-row').allTextContents()).toEqual(served);
	expect(await page.getByRole('article').first().boundingBox()).toEqual(before);

	areAway = true;
	await page.reload();
	await expect(page.locator('astro-island[client=intent]')).not.toHaveAttribute('ssr');
	await expect(page.getByRole('radio', { name: 'Best' })).toBeVisible();
	await expect(offers(page)).toHaveCount(8);
});

test('an old or short address is written in full, whatever else stands in it, and no offer leaves the page while the island takes the place of what was served', async ({
	page,
}) => {
	await page.addInitScript(() => {
		let fewest = Infinity;
		new MutationObserver(() => {
			const rows = document.querySelectorAll('.offer-row').length;
			if (rows < 8 && fewest === Infinity) return;
			fewest = Math.min(fewest, rows);
			document.documentElement.dataset['fewest'] = String(fewest);
		}).observe(document, { childList: true, subtree: true });
	});
	const short = { origin: 'jfk', destination: 'London', departure: search.departure };
	await page.goto(`${addressOf(short)}&utm_source=letter`);
	await expect(page).toHaveURL(
		`${addressOf({ ...short, origin: 'New York (JFK)', destination: 'London, all airports (LON)' })}&utm_source=letter`,
	);
	await expect(page.locator('[data-served]')).toHaveCount(0);
	await expect(offers(page)).toHaveCount(8);
	await expect(page.locator('html')).toHaveAttribute('data-fewest', '8');
});

/** The text of each row of a page that no script has seen. */
function rowsOf(page: Page, html: string): Promise<string[]> {
	return page.evaluate((text) => {
		const answer = new DOMParser().parseFromString(text, 'text/html');
		for (const unscripted of answer.querySelectorAll('noscript')) unscripted.remove();
		return [...answer.querySelectorAll('[data-served] .offer-row')].map((row) => row.textContent);
	}, html);
}

/** What chooses each offer, whoever drew it. */
function offers(page: Page) {
	return page.getByRole('button', { name: 'Select' });
}
