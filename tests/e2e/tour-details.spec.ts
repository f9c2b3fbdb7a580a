import { expect, test } from 'playwright/test';

import { makeNewer } from '../support/catalog-versions.ts';

const message = 'Failed to load tour packages. Please try again later.';

test('the tabs show what the tour is, its days, and samples that say they are samples', async ({
	page,
}) => {
	await page.goto('/tours/1');
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
	await expect(page.getByText(/^Our rating: \d\.\d out of 5$/).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
	await page.getByRole('tab', { name: 'Itinerary' }).click();
	await expect(page.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'What you get' })).toBeHidden();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Reviews' })).toBeFocused();
	await expect(page.getByText('Sample review', { exact: true })).toHaveCount(3);
	await expect(page.getByText('No reviews yet').last()).toBeVisible();
});

test('the price of the party is shown with taxes, and there is never nobody in it', async ({
	page,
}) => {
	await page.goto('/tours/1');
	const panel = page.getByRole('region', { name: 'Book this tour' });
	await expect(panel).toContainText('Full price $');
	const [, price = ''] = /(\$[\d,]+) × 1 traveller/.exec(await panel.innerText()) ?? [];
	const dollars = Number(price.replace(/\D/g, ''));
	await expect(page.getByRole('button', { name: 'Fewer travellers' })).toBeDisabled();
	await page.getByRole('button', { name: 'More travellers' }).click();
	await expect(panel).toContainText(`$${(dollars * 2).toLocaleString('en-US')}`);
	await expect(panel).toContainText('Taxes (10%)');
	const total = Math.round(dollars * 2.2).toLocaleString('en-US');
	await expect(panel.locator('strong')).toHaveText(`$${total}`);
	await page.getByLabel('Travellers').fill('-3');
	await page.getByLabel('Travellers').blur();
	await expect(page.getByLabel('Travellers')).toHaveValue('1');
});

test.describe('on the visitor’s own day', () => {
	const days: [now: string, first: string, last: string][] = [
		['2027-06-12T12:00:00', 'Tue, Jul 20, 2027', 'Mon, Jun 12, 2028'],
		['2027-12-31T12:00:00', 'Mon, May 15, 2028', 'Thu, Aug 10, 2028'],
	];
	for (const [now, first, last] of days) {
		test(`${now.slice(0, 10)}: the next four departures are offered`, async ({ page }) => {
			const errors: string[] = [];
			page.on('console', (entry) => {
				if (entry.type() === 'error') errors.push(entry.text());
			});
			page.on('pageerror', (error) => errors.push(error.message));
			await page.clock.setFixedTime(new Date(now));
			await page.goto('/tours/1');
			const options = page.getByLabel('Departure date').getByRole('option');
			await expect(options).toHaveCount(4);
			await expect(options.first()).toHaveText(first);
			await expect(options.last()).toHaveText(last);
			await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
			expect(errors).toEqual([]);
		});
	}
});

test('a tour that is not there is a page that says so, with status 404', async ({ page }) => {
	for (const path of ['/tours/999999', '/tours/atlantis']) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(404);
	}
	await page.goto('/tours/999999');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Package Not Found');
	await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
	await expect(page).toHaveURL('/tours');
});

test('a tour taken off sale since the build says so', async ({ page }) => {
	await makeNewer(page, 'tours');
	await page.route('**/api/tours/1', (route) =>
		route.fulfill({ status: 404, json: { message: 'gone' } }),
	);
	await page.goto('/tours/1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Package Not Found');
	await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
});

test('an API that is away leaves the built page, with the message above it', async ({ page }) => {
	await page.route('**/api/catalog-versions', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await page.goto('/tours/1');
	await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
});

test('the shell of a tour entered later says when it cannot be loaded', async ({ page }) => {
	await page.route('**/api/tours/*', (route) =>
		route.fulfill({ status: 503, json: { message: 'away' } }),
	);
	await page.goto('/tours/shell');
	await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('on a phone the price stays in sight and leads to the panel', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/tours/1');
	const link = page.getByRole('link', { name: 'Choose a date' });
	await expect(link).toBeInViewport();
	await link.click();
	await expect(page.getByLabel('Departure date')).toBeInViewport();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('overview, itinerary and reviews are all there to read', async ({ page }) => {
		await page.goto('/tours/1');
		await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
		await expect(page.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
		await expect(page.getByText('Sample review', { exact: true }).last()).toBeVisible();
		await expect(page.getByRole('button', { name: 'Book Now' })).toBeHidden();
		await expect(page.locator('noscript p')).toContainText('Booking needs JavaScript.');
	});
});
