import { expect, type Page, test } from 'playwright/test';

import {
	addressOf,
	chooseParty,
	dayFromToday,
	formIsReady,
	offers,
	search,
} from '../support/flight-search.ts';

test('order and direct flights only live in the address: shared, reloaded and gone Back to', async ({
	page,
}) => {
	const { return: _, ...oneWay } = search;
	await page.goto(addressOf(oneWay));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('radio', { name: 'Cheapest' }).check();
	await expect(page).toHaveURL(/&sort=cheapest$/);
	await page.getByRole('checkbox', { name: 'Direct flights only' }).check();
	await expect(page).toHaveURL(/&sort=cheapest&direct=only$/);
	const shown = await shownOffers(page);
	expect(shown.length).toBeLessThan(8);

	await page.reload();
	await expect(offers(page)).toHaveCount(shown.length);
	expect(await shownOffers(page)).toEqual(shown);
	await expect(page.getByRole('radio', { name: 'Cheapest' })).toBeChecked();

	await page.goBack();
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByRole('radio', { name: 'Cheapest' })).toBeChecked();
	await page.goBack();
	await expect(page.getByRole('radio', { name: 'Best' })).toBeChecked();
	await expect(page).toHaveURL(addressOf(oneWay));
});

test('a search after another is looked at in the same way', async ({ page }) => {
	await page.goto(`${addressOf(search)}&sort=fastest&direct=nonsense`);
	await expect(offers(page)).toHaveCount(8);
	await expect(page.getByRole('radio', { name: 'Fastest' })).toBeChecked();
	await page.getByLabel('Departure date').fill(dayFromToday(41));
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(new RegExp(`departure=${dayFromToday(41)}&.*&sort=fastest$`));
});

test('another order is no new search', async ({ page }) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('radio', { name: 'Cheapest' }).check();
	await page.evaluate(() => {
		const list = document.querySelector('#results ul');
		Object.assign(window, { isTheSame: () => list?.isConnected });
	});
	await page.goBack();
	await expect(page.getByRole('radio', { name: 'Best' })).toBeChecked();
	expect(await page.evaluate(() => Object(window).isTheSame())).toBe(true);
});

test('an old or short address is written in full, whatever else stands in it', async ({ page }) => {
	const short = { origin: 'jfk', destination: 'London', departure: search.departure };
	await page.goto(`${addressOf(short)}&utm_source=letter`);
	await expect(offers(page)).toHaveCount(8);
	await expect(page).toHaveURL(
		`${addressOf({ ...short, origin: 'New York (JFK)', destination: 'London, all airports (LON)' })}&utm_source=letter`,
	);
});

test('the title names the route and the dates while there are results', async ({ page }) => {
	await page.goto('/flights');
	const own = await page.title();
	await formIsReady(page);
	await page.getByLabel('From', { exact: true }).fill('jfk');
	await page.getByLabel('To', { exact: true }).fill('London');
	await page.getByLabel('Departure date').fill('2027-03-10');
	await page.getByLabel('Return date').fill('2027-03-20');
	await page.clock.setFixedTime('2027-01-15T12:00:00Z');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveTitle(
		'New York (JFK) to London, all airports (LON), Mar 10 – 20, 2027 | Bright Departures',
	);
	await page.goBack();
	await expect(page).toHaveTitle(own);
});

test('Back to home finds every field as it was left', async ({ page }) => {
	await page.goto('/');
	await formIsReady(page);
	const fields = {
		From: 'New York (JFK)',
		To: 'London (LHR)',
		'Departure date': search.departure,
		'Return date': search.return,
	};
	for (const [label, value] of Object.entries(fields)) {
		await page.getByLabel(label, { exact: true }).fill(value);
	}
	await chooseParty(page, { adults: 2, children: 1, infants: 0 });
	await page.getByLabel('Class').selectOption('business');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(offers(page)).toHaveCount(8);
	await page.goBack();
	await formIsReady(page);
	for (const [label, value] of Object.entries(fields)) {
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
	}
	await expect(page.getByLabel('Passengers')).toHaveText('2 adults, 1 child');
	await expect(page.getByLabel('Class')).toHaveValue('business');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(/return=.*&passengers=2-adults-1-child&class=business$/);
});

test('Back to home finds the search for packages that it led to', async ({ page }) => {
	await page.goto('/');
	await formIsReady(page);
	await page.getByRole('tab', { name: 'Packages' }).click();
	await page.getByLabel('Destination').fill('Lisbon');
	await page.getByLabel('Dates').fill(search.departure);
	await page.getByRole('button', { name: 'Search packages' }).click();
	await expect(page).toHaveURL(/\/tours\/search/);
	await page.goBack();
	await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
	await expect(page.getByLabel('Dates')).toHaveValue(search.departure);
	await expect(page.getByLabel('Destination')).toBeVisible();
});

function shownOffers(page: Page): Promise<string[]> {
	return page.getByRole('article').allTextContents();
}
