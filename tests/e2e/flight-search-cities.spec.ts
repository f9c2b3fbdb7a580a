import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { addressOf, offers, search, suggestions } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const london = 'London, all airports (LON)';

test('by keyboard: a city with all its airports, swapped, found, and booked from one of its own', async ({
	page,
}) => {
	await page.goto('/');
	const [from, to] = [field(page, 'From'), field(page, 'To')];
	await from.focus();
	await page.keyboard.type('lond');
	await expect(suggestions(page).nth(0)).toHaveText(
		/^London, all airports United Kingdom.*LHR, LGW, STN, LTN, LCY, SEN.*LON$/,
	);
	await expect(suggestions(page).nth(1)).toContainText('Heathrow');
	await expect(page.locator('main').getByText('1 city, 9 airports found.')).toBeAttached();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(from).toHaveValue(london);

	await page.keyboard.press('Tab');
	await expect(swap(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(to).toBeFocused();
	await page.keyboard.type('jfk');
	await swap(page).press('Enter');
	await expect(from).toHaveValue('jfk');
	await expect(to).toHaveValue(london);
	await expect(page.getByText(`Swapped. From: jfk. To: ${london}.`)).toBeAttached();

	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByRole('button', { name: 'Search flights' }).press('Enter');
	await expect(page.locator('#results-heading')).toHaveText(`New York (JFK) to ${london}`);
	await expect(offers(page)).toHaveCount(8);
	await offers(page).first().click();
	await expect(page.getByRole('button', { name: 'Complete booking' })).toBeVisible();
	await expect(page.getByText(/London \((LHR|LGW|STN|LTN|LCY|SEN)\)/).first()).toBeVisible();
	await expect(page.getByText(/price.*changed|price of this trip is now/i)).toHaveCount(0);
});

test('a city and one of its own airports, or a code that nobody knows, are refused at their field', async ({
	page,
}) => {
	const words = 'From and To share an airport. Choose another destination.';
	await page.goto(addressOf({ ...search, origin: london }));
	await expect(page.getByText(`To “London (LHR)”: ${words}`)).toBeVisible();
	await expect(field(page, 'To')).toHaveAccessibleDescription(words);
	await swap(page).click();
	await expect(field(page, 'To')).toHaveAccessibleDescription('');
	await field(page, 'To').fill('Nowhere, all airports (QQQ)');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(field(page, 'To')).toBeFocused();
	await expect(field(page, 'To')).toHaveAccessibleDescription('Choose an airport from the list.');
});

test('searches made here are offered in an empty field with the fare of today, and removed', async ({
	page,
}) => {
	const near = { ...search, destination: london, return: '' };
	await page.goto(addressOf(near));
	await expect(offers(page)).toHaveCount(8);
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await page.clock.setFixedTime(Date.now() + 86_400_000);
	await page.goto('/');
	const from = field(page, 'From');
	await expect(page.getByText('Recent searches')).toHaveCount(0);
	await from.focus();
	const recent = page.getByRole('group', { name: 'Recent searches' });
	await expect(recent.getByRole('link')).toHaveCount(2);
	await expect(recent.getByRole('link').first()).toHaveText(
		/^New York \(JFK\) to London \(LHR\).* – .*2 adults\$[\d,]+, (\$[\d,]+ (less|more) than|as) on [A-Z]/,
	);
	expect(await violations(page, { except: '.toasts' })).toEqual([]);

	await page.keyboard.type('l');
	await expect(recent).toHaveCount(0);
	await page.keyboard.press('Backspace');
	await expect(recent).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(recent).toHaveCount(0);
	await expect(from).toBeFocused();
	await from.click();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(
		recent.getByRole('button', { name: /^Remove New York \(JFK\) to London \(LHR\), / }),
	).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(recent.getByRole('link')).toHaveCount(1);
	await expect(recent.getByRole('button', { name: /^Remove New York/ })).toBeFocused();
	await recent.getByRole('link').press('Enter');
	await expect(page.locator('#results-heading')).toHaveText(`New York (JFK) to ${london}`);

	await page.goto('/flights');
	await field(page, 'To').click();
	await recent.getByRole('button', { name: 'Remove all' }).click();
	await expect(recent).toHaveCount(0);
	await expect(field(page, 'To')).toBeFocused();
	expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull();
});

test('at 320 pixels the swap is a target of its own, and waits for the code that does it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 700 });
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights', { waitUntil: 'commit' });
	await field(page, 'From').fill('Bost');
	await swap(page).click();
	held.resolve();
	await expect(field(page, 'To')).toHaveValue('Bost');
	await expect(field(page, 'From')).toHaveValue('');
	const [button, from, to] = await Promise.all(
		[swap(page), field(page, 'From'), field(page, 'To')].map((part) => part.boundingBox()),
	);
	expect(button).toMatchObject({ width: 44, height: 44 });
	expect(button?.y).toBeGreaterThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
	expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(to?.y ?? 0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

function field(page: Page, label: string) {
	return page.getByLabel(label, { exact: true });
}

function swap(page: Page) {
	return page.getByRole('button', { name: 'Swap origin and destination' });
}
