import type { Page } from 'playwright/test';

import { addressOf, formIsReady, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

/** Opens the results as a server drew them; `release` lets the island have what it needs to take their place. */
async function openServed(page: Page) {
	const held = Promise.withResolvers<void>();
	await page.route(/airports-.*\.json/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(addressOf(search));
	const served = page.locator('[data-served]');
	await expect(served.getByRole('button', { name: /^Select/ })).toHaveCount(8);
	return {
		served,
		release: async () => {
			held.resolve();
			await expect(served).toHaveCount(0);
			await expect(offers(page)).toHaveCount(8);
		},
	};
}

test('details that were opened, and the focus in them, are kept when the island takes the place of what the server drew', async ({
	page,
}) => {
	const { served, release } = await openServed(page);
	const opened = served.getByRole('article').nth(2);
	const airline = await opened.getByRole('heading').innerText();
	await opened.locator('summary').press('Enter');
	await release();
	const offer = page.locator('astro-island').getByRole('article', { name: airline });
	await expect(offer.locator('details')).toHaveAttribute('open', '');
	await expect(offer.locator('summary')).toBeFocused();
	await expect(offer.getByRole('link', { name: /^Price breakdown/ })).toBeVisible();
	await expect(page.locator('details[open]')).toHaveCount(1);
});

for (const [what, find] of [
	['a button', (box: Page) => box.getByRole('button', { name: /^Select/ }).nth(3)],
	['an order', (box: Page) => box.getByRole('radio', { name: /^Cheapest/ })],
] as const) {
	test(`the focus on ${what} of the results stays there`, async ({ page }) => {
		const { release } = await openServed(page);
		await find(page).focus();
		await release();
		await expect(find(page)).toBeFocused();
	});
}

for (const [what, name] of [
	['a day', /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, \$/],
	['the way to later days', 'Later days'],
] as const) {
	test(`the focus on ${what} stays there, when the results come and when the code of the days does`, async ({
		page,
	}) => {
		const held = Promise.withResolvers<void>();
		await page.route(/DateTools.*\.js/, async (route) => {
			await held.promise;
			await route.continue();
		});
		const { release } = await openServed(page);
		const days = page.getByRole('region', { name: 'Prices by date' });
		const link = days.getByRole('link', { name }).last();
		await link.focus();
		await release();
		await expect(link).toBeFocused();
		held.resolve();
		await expect(page.getByRole('button', { name: 'Show price graph' })).toBeVisible();
		const now = typeof name === 'string' ? days.getByRole('button', { name }) : link;
		await expect(now).toBeFocused();
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('the focus is on the results from the moment that a search closes its form, however long the flights take', async ({
		page,
	}) => {
		const held = Promise.withResolvers<void>();
		await page.route(/airports-.*\.json/, async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.goto('/flights');
		await formIsReady(page);
		const from = page.getByLabel('From', { exact: true });
		await from.fill(search.origin);
		await page.getByLabel('To', { exact: true }).fill(search.destination);
		await page.getByLabel('Departure date').fill(search.departure);
		await page.getByRole('button', { name: 'Search flights' }).press('Enter');
		await expect(from).toBeHidden();
		await expect(page.getByText('Searching flights…')).toBeAttached();
		await expect(page.locator('#results-heading')).toBeFocused();
		held.resolve();
		await expect(offers(page)).toHaveCount(8);
		await expect(page.locator('#results-heading')).toBeFocused();
	});
});
