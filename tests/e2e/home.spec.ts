import type { Page } from 'playwright/test';

import { expect, test } from '../support/site.ts';

test('the home page says what it is and lists featured deals, on a phone four, that lead to their pages', async ({
	page,
}) => {
	await page.goto('/');
	await expect(page).toHaveTitle('Flight Booking and Tour Packages Worldwide | Bright Departures');
	const deals = page.getByRole('region', { name: 'Featured flight deals' });
	const links = deals.getByRole('link', { name: /^View Deal/ });
	expect(await links.count()).toBeGreaterThanOrEqual(6);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.getByRole('link', { name: /^View Deal/ })).toHaveCount(4);
	await expect(page.getByRole('link', { name: 'View All Flight Deals' })).toBeVisible();
	await links.first().click();
	await expect(page).toHaveURL(/\/flights\/\d+$/);
});

test('the pictures change every five seconds, in a circle, but not while paused or while somebody fills in the search', async ({
	page,
}) => {
	await openAtRest(page);
	const first = await shownPicture(page);
	await page.clock.runFor(20_000);
	expect(await shownPicture(page)).toBe(first);

	await page.getByRole('button', { name: 'Play the pictures' }).click();
	const seen = [first];
	for (let turn = 0; turn < 4; turn += 1) {
		const last = seen.at(-1) ?? '';
		await page.clock.runFor(4900);
		expect(await shownPicture(page)).toBe(last);
		await page.clock.runFor(100);
		await expect.poll(() => shownPicture(page)).not.toBe(last);
		seen.push(await shownPicture(page));
	}
	expect(new Set(seen).size).toBe(4);
	expect(seen[4]).toBe(first);

	await page.getByLabel('Passengers').focus();
	await page.clock.runFor(20_000);
	expect(await shownPicture(page)).toBe(first);
	await page.getByLabel('Passengers').blur();
	await page.clock.runFor(5000);
	await expect.poll(() => shownPicture(page)).not.toBe(first);
});

test('the first picture is fetched once, at once, and no other before its turn, which comes to nobody who prefers less motion', async ({
	page,
}) => {
	const heroes: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith('/posters/hero-')) heroes.push(pathname);
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.clock.install();
	await page.goto('/', { waitUntil: 'load' });
	expect(heroes).toEqual([expect.stringMatching(/^\/posters\/hero-coast-\d+\.avif$/)]);
	const image = page.getByRole('img', { name: /hillside town/ });
	await expect(image).toHaveAttribute('fetchpriority', 'high');

	const first = await shownPicture(page);
	await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
	await page.clock.runFor(20_000);
	expect(await shownPicture(page)).toBe(first);
});

test('nothing moves while the page loads, whether its typefaces are quick or slow', async ({
	page,
}) => {
	await page.route('**/*.woff2', async (route) => {
		await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'commit' });
	await page.evaluate(() => document.fonts.ready);
	const shift = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let total = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) total += Reflect.get(entry, 'value');
				}).observe({ type: 'layout-shift', buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
			}),
	);
	expect(shift).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the search is a form that leads to the flights page, and no button is shown that would do nothing', async ({
		page,
	}) => {
		await page.goto('/');
		await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeHidden();
		await page.getByLabel('From', { exact: true }).fill('JFK');
		await page.getByLabel('To', { exact: true }).fill('LHR');
		await page.getByLabel('Departure date').fill('2099-06-15');
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(page).toHaveURL(/\/flights\?.*origin=JFK/);
	});
});

/** The home page with its pictures and its clock stopped: time passes only where a test says so. */
async function openAtRest(page: Page) {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.install();
	await page.goto('/');
	await page.getByRole('button', { name: 'Pause the pictures' }).click();
	await page.clock.pauseAt(Date.now() + 60_000);
}

async function shownPicture(page: Page) {
	const image = page.locator('.picture:not(.waiting, .leaving) img');
	return (await image.getAttribute('alt')) ?? '';
}
