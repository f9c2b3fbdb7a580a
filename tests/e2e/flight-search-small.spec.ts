import type { Page } from 'playwright/test';

import { addressOf, formIsReady, offers, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a search in the address is one line, and its first offer on the first screen; the line opens the form, what is wrong is said in it, and another search closes it', async ({
		page,
	}) => {
		await page.goto(addressOf(search));
		await expect(offers(page)).toHaveCount(8);
		const line = page.getByRole('button', { name: 'Edit' });
		await expect(line).toHaveText(/^JFK → LHR · [A-Z][a-z]{2} \d.* · 2 adults · Edit$/);
		const from = page.getByLabel('From', { exact: true });
		await expect(from).toBeHidden();
		await expect(page.locator('#results-heading')).toBeFocused();
		const first = await offers(page).first().boundingBox();
		expect(first && first.y + first.height).toBeLessThan(844);
		expect(await page.evaluate(() => scrollY)).toBe(0);

		await line.click();
		await expect(from).toHaveValue(search.origin);
		const to = page.getByLabel('To', { exact: true });
		await to.fill('Neverland');
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(to).toBeFocused();
		await expect(offers(page)).toHaveCount(8);

		await to.fill(search.destination);
		await from.fill('Boston (BOS)');
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(line).toContainText('BOS → LHR');
		await expect(from).toBeHidden();
		await expect(page.locator('#results-heading')).toBeFocused();
		await expect(page.locator('#results')).toBeInViewport();
	});

	test('all of a row chooses its flight, but for what opens its details', async ({ page }) => {
		await page.goto(addressOf(search));
		await expect(offers(page)).toHaveCount(8);
		const row = page.getByRole('article').first();
		await row.getByText('Flight details').tap();
		await expect(row.getByText(/^Each traveler:/)).toBeVisible();
		await row.getByText('Flight details').tap();
		const box = await row.boundingBox();
		await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
		await expect(page).toHaveURL(/^[^?]*\/flight-checkout/);
	});

	test('without a whole search, or with a wrong one, the form is open', async ({ page }) => {
		for (const change of [{ departure: '' }, { departure: '2024-05-01', return: '' }]) {
			await page.goto(addressOf({ ...search, ...change }));
			await formIsReady(page);
			await expect(page.getByLabel('From', { exact: true })).toBeVisible();
			await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
		}
	});

	test('at 390, 375 and 320 pixels the home form keeps its fields in their places', async ({
		page,
	}) => {
		await page.goto('/');
		await formIsReady(page);
		for (const width of [390, 375, 320]) {
			await page.setViewportSize({ width, height: 844 });
			// The party's field takes the place of a list that was served: what is measured in between stands askew.
			await expect(async () => {
				const [out, back, party, cabin, button] = await Promise.all([
					place(page, 'Departure date'),
					place(page, 'Return date'),
					place(page, 'Passengers'),
					place(page, 'Class'),
					page.getByRole('button', { name: 'Search flights' }).boundingBox(),
				]);
				expect(back.y === out.y).toBe(width >= 375);
				expect(cabin.y === party.y).toBe(width >= 375);
				if (back.y === out.y) expect(out.x + out.width).toBeLessThan(back.x);
				expect(back.x + back.width).toBeLessThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
			}).toPass();
		}
	});
});

test('results that come while the visitor types do not take the focus', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/airports-.*\.json/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(addressOf(search));
	await formIsReady(page);
	const from = page.getByLabel('From', { exact: true });
	await from.fill('Bost');
	held.resolve();
	await expect(offers(page)).toHaveCount(8);
	await expect(from).toBeFocused();
	await expect(from).toHaveValue('Bost');
});

test('a calendar that comes while a date is typed does not open', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/TripCalendar/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights');
	await formIsReady(page);
	const arrived = page.waitForResponse(/TripCalendar.*\.js/);
	await page.getByLabel('Departure date').click({ position: { x: 25, y: 20 } });
	await page.keyboard.type('1');
	held.resolve();
	await (await arrived).finished();
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function place(page: Page, label: string) {
	const box = await page.getByLabel(label, { exact: true }).boundingBox();
	return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
