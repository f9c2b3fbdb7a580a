import { expect, type Page, test } from 'playwright/test';

import { addressOf, formIsReady, offers, search } from '../support/flight-search.ts';

test('an address with a whole search shows eight offers, the same at every load', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await expect(
		page.getByText(`Showing 8 flights from ${search.origin} to ${search.destination}`),
	).toBeVisible();
	await expect(page.getByText('Checked 12 providers')).toContainText(
		'indicative quotes, held until the end of tomorrow (UTC). Our desk names the operating airline before you pay.',
	);
	await expect(page.getByText('about 15% less CO2')).toBeVisible();
	for (const [label, value] of [
		['From', search.origin],
		['To', search.destination],
		['Departure date', search.departure],
		['Return date', search.return],
		['Class', search.class],
	] as const) {
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
	}
	await expect(page.getByLabel('Passengers')).toHaveText('2 adults');
	const before = await page.getByRole('article').allTextContents();
	await page.reload();
	await expect(offers(page)).toHaveCount(8);
	expect(await page.getByRole('article').allTextContents()).toEqual(before);
});

test('offers are sorted, filtered and chosen', async ({ page }) => {
	await page.goto(addressOf({ ...search, return: '' }));
	await expect(offers(page)).toHaveCount(8);
	await page.getByRole('radio', { name: 'Cheapest' }).check();
	const prices = await pricesOf(page);
	expect(prices).toEqual(prices.toSorted((one, other) => one - other));

	await page.getByRole('checkbox', { name: 'Direct flights only' }).check();
	await expect(page.getByText('1 stop')).toHaveCount(0);
	expect(await offers(page).count()).toBeGreaterThanOrEqual(2);
	expect(await offers(page).count()).toBeLessThan(8);

	const airline = await page.getByRole('article').first().getByRole('heading').textContent();
	await offers(page).first().click();
	await expect(page).toHaveURL(/\/flight-checkout\?flightData=/);
	const chosen = JSON.parse(new URL(page.url()).searchParams.get('flightData') ?? '');
	expect(chosen).toMatchObject({ airline, travellers: 2, stops: 0, origin: search.origin });
});

test('a search changes the address without a reload; Back and Forward follow', async ({ page }) => {
	await page.goto('/flights');
	await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
	await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
	await searchFor(page, 'jfk', 'london');
	await expect(page.locator('#results-heading')).toHaveText(/New York \(JFK\) to London/);
	await expect(page).toHaveURL(/origin=New\+York\+%28JFK%29&destination=London/);
	await searchFor(page, 'Boston (BOS)', 'Lisbon (LIS)');
	await expect(page).toHaveURL(/origin=Boston/);

	await page.goBack();
	await expect(page.locator('#results-heading')).toHaveText(/New York \(JFK\) to London/);
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('New York (JFK)');
	await page.goBack();
	await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
	await page.goForward();
	await page.goForward();
	await expect(page.locator('#results-heading')).toHaveText('Boston (BOS) to Lisbon (LIS)');
	expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('an incomplete search says what is missing, in a toast and at the fields', async ({
	page,
}) => {
	await page.goto('/flights');
	await formIsReady(page);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page.locator('.toast')).toContainText('Search Error');
	await expect(page.locator('.toast')).toContainText('Please enter both origin and destination');
	await expect(page.getByLabel('From', { exact: true })).toBeFocused();

	await page.getByLabel('From', { exact: true }).fill(search.origin);
	await page.getByLabel('To', { exact: true }).fill(search.destination);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page.locator('.toast').last()).toContainText('Please select a departure date');
	await expect(page.getByLabel('Departure date')).toBeFocused();
});

for (const [name, change, label, message] of [
	['an unknown airport', { origin: 'Atlantis (QQQ)' }, 'From', 'Choose an airport from the list.'],
	[
		'one airport twice',
		{ destination: 'JFK New York (JFK)' },
		'To',
		'Choose two different airports.',
	],
	[
		'a day that has passed',
		{ departure: '2024-05-01' },
		'Departure date',
		'Please choose a departure date that has not passed.',
	],
] as const) {
	test(`an address with ${name} shows the deals and says what is wrong`, async ({ page }) => {
		await page.goto(addressOf({ ...search, ...change }));
		await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
		await expect(page.getByRole('heading', { name: 'Featured flight deals' })).toBeVisible();
		await expect(offers(page)).toHaveCount(0);
	});
}

test('an address with nonsense in it leaves a working form', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await page.goto(
		'/flights?origin=%00<script>&destination=%F0&departure=2027-02-30&return=x&passengers=99&class=cargo',
	);
	await expect(page.getByLabel('Departure date')).toHaveAccessibleDescription(
		'Please enter a date that exists.',
	);
	await expect(page.getByLabel('Passengers')).toHaveText('1 adult');
	await expect(page.getByLabel('Class')).toHaveValue('economy');
	expect(errors).toEqual([]);
});

test('an earlier search that is still loading never shows over a later one', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/airports-.*\.json/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto(addressOf(search));
	await expect(page.locator('#results-heading')).toHaveText('New York (JFK) to London (LHR)');
	await searchFor(page, 'Boston (BOS)', 'Lisbon (LIS)');
	held.resolve();
	await expect(offers(page)).toHaveCount(8);
	await expect(page.locator('#results-heading')).toHaveText('Boston (BOS) to Lisbon (LIS)');
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('Boston (BOS)');
});

test('when the airports cannot be loaded, trying again shows the offers', async ({ page }) => {
	await page.route(/airports-.*\.json/, (route) => route.abort());
	await page.goto('/flights');
	await searchFor(page, search.origin, search.destination);
	await expect(page.getByText('The list of airports could not be loaded')).toBeVisible();
	await page.unroute(/airports-.*\.json/);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(offers(page)).toHaveCount(8);
});

test('when the deals cannot be asked for, the built ones stay under the message', async ({
	page,
}) => {
	await page.route('**/api/catalog-versions', (route) => route.abort());
	await page.goto('/flights');
	await expect(
		page.getByText('Failed to load flight deals. Please try again later.'),
	).toBeVisible();
	await expect(page.getByRole('link', { name: /View Deal/ })).not.toHaveCount(0);
});

async function pricesOf(page: Page): Promise<number[]> {
	const texts = await page.locator('#results article .text-2xl').allTextContents();
	return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

async function searchFor(page: Page, origin: string, destination: string): Promise<void> {
	await formIsReady(page);
	await page.getByLabel('From', { exact: true }).fill(origin);
	await page.getByLabel('To', { exact: true }).fill(destination);
	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByRole('button', { name: /^Search/ }).click();
}
