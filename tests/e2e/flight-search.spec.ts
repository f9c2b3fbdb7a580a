import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

const search = {
	origin: 'New York (JFK)',
	destination: 'London (LHR)',
	departure: dayFromToday(40),
	return: dayFromToday(50),
	passengers: '2-adults',
	class: 'economy',
};

test('an airport is found, moved to and chosen by keyboard alone', async ({ page }) => {
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await from.focus();
	await page.keyboard.type('n');
	await expect(suggestions(page)).toHaveCount(0);
	await page.keyboard.type('ew y');
	await expect(from).toHaveAttribute('aria-expanded', 'true');
	await expect(suggestions(page).first()).toContainText('New York');
	expect(await suggestions(page).count()).toBeLessThanOrEqual(12);

	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowUp');
	const first = suggestions(page).first();
	await expect(first).toHaveAttribute('aria-selected', 'true');
	await expect(from).toHaveAttribute(
		'aria-activedescendant',
		(await first.getAttribute('id')) ?? '',
	);
	await page.keyboard.press('Enter');
	await expect(from).toHaveValue('New York (JFK)');
	await expect(suggestions(page)).toHaveCount(0);

	await page.getByRole('button', { name: 'Clear From' }).click();
	await expect(from).toHaveValue('');
	await expect(from).toBeFocused();
});

for (const key of ['Escape', 'Tab', 'Enter']) {
	test(`${key} closes the suggestions and leaves what was typed`, async ({ page }) => {
		await page.goto('/');
		const to = page.getByLabel('To', { exact: true });
		await to.click();
		await page.keyboard.type('paris');
		await expect(suggestions(page).first()).toBeVisible();
		await page.keyboard.press(key);
		await expect(suggestions(page)).toHaveCount(0);
		await expect(to).toHaveValue('paris');
		await expect(page).toHaveURL('/');
	});
}

test('a press outside closes the suggestions', async ({ page }) => {
	await page.goto('/');
	await page.getByLabel('From', { exact: true }).click();
	await page.keyboard.type('tokyo');
	await expect(suggestions(page).first()).toBeVisible();
	await page.getByRole('heading', { level: 1 }).click();
	await expect(suggestions(page)).toHaveCount(0);
});

test('what is typed while the combobox is on its way is kept, in the same field', async ({
	page,
}) => {
	await page.route(/AirportCombobox/, async (route) => {
		await page.getByLabel('From', { exact: true }).pressSequentially('reykja');
		await route.continue();
	});
	await page.goto('/');
	const from = page.getByLabel('From', { exact: true });
	await expect(from).toHaveRole('combobox');
	await from.evaluate((element) => Object.assign(element, { isTheSame: true }));
	await from.focus();
	await expect(suggestions(page).first()).toContainText('KEF');
	await expect(from).toHaveValue('reykja');
	await expect(from).toBeFocused();
	expect(await from.evaluate((element) => 'isTheSame' in element)).toBe(true);
	await page.keyboard.type('v');
	await expect(from).toHaveValue('reykjav');
});

test('what is entered before the scripts run is kept', async ({ page }) => {
	const held = Promise.withResolvers<void>();
	await page.route(/\/_astro\/.*\.js$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.goto('/flights', { waitUntil: 'commit' });
	const from = page.getByLabel('From', { exact: true });
	await from.pressSequentially('Bost');
	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByLabel('Class').selectOption('business');
	held.resolve();
	await expect(from).toHaveRole('combobox');
	await expect(from).toHaveValue('Bost');
	await expect(page.getByLabel('Departure date')).toHaveValue(search.departure);
	await expect(page.getByLabel('Class')).toHaveValue('business');
});

test('without the list of airports the field stays a text field and says so', async ({ page }) => {
	await page.route(/airports-.*\.json/, (route) => route.abort());
	await page.goto('/');
	await page.getByLabel('From', { exact: true }).click();
	await page.keyboard.type('Boston (BOS)');
	await expect(page.getByText('Airport suggestions are not available right now.')).toBeVisible();
	await expect(page.getByLabel('From', { exact: true })).toHaveValue('Boston (BOS)');
});

test('the home form stays where it is until it is filled, and shows the first empty field', async ({
	page,
}) => {
	await page.goto('/');
	await expect(page.getByLabel('From', { exact: true })).toHaveRole('combobox');
	await page.getByLabel('From', { exact: true }).fill(search.origin);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL('/');
	const to = page.getByLabel('To', { exact: true });
	await expect(to).toBeFocused();
	await expect(to).toHaveAccessibleDescription('Please enter both origin and destination');
	await expect(page.getByLabel('Departure date')).toHaveAccessibleDescription(
		'Please select a departure date',
	);
});

test('the packages form goes to the package search with nothing filled in', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByLabel('From', { exact: true })).toHaveRole('combobox');
	await page.getByRole('tab', { name: 'Flights' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Packages' })).toBeFocused();
	await page.getByLabel('Destination').fill('Lisbon');
	await page.getByRole('button', { name: 'Search packages' }).click();
	await expect(page).toHaveURL('/tours/search?destination=Lisbon&dates=');
});

test('a day is chosen in the calendar by keyboard, and no day that has passed', async ({
	page,
}) => {
	await page.goto('/flights');
	const open = page.getByRole('button', { name: 'Open calendar for Departure date' });
	await open.press('Enter');
	const today = new Date();
	const label = page.locator('[role=gridcell][data-today] button');
	await expect(label).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(open).toBeFocused();
	today.setDate(today.getDate() + 1);
	const tomorrow = today.toLocaleDateString('sv-SE');
	await expect(page.getByLabel('Departure date')).toHaveValue(tomorrow);

	await open.press('Enter');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(open).toBeFocused();

	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByRole('button', { name: 'Open calendar for Return date' }).click();
	await expect(page.locator('[role=gridcell][data-disabled]')).not.toHaveCount(0);
	await expect(page.locator('[role=gridcell] button:not([disabled])').first()).toHaveText(
		String(Number(search.departure.slice(8))),
	);
});

test('a return before the departure is said at its field at once', async ({ page }) => {
	await page.goto('/flights');
	await expect(page.getByLabel('From', { exact: true })).toHaveRole('combobox');
	const home = page.getByLabel('Return date');
	await page.getByLabel('Departure date').fill(search.departure);
	await home.fill(search.return);
	await page.getByLabel('Departure date').fill(dayFromToday(60));
	await expect(home).toHaveAccessibleDescription(
		'The return date cannot be before the departure date.',
	);
	await home.fill(dayFromToday(70));
	await expect(home).toHaveAccessibleDescription('');
});

test('an address with a whole search shows eight offers, the same at every load', async ({
	page,
}) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	await expect(
		page.getByText(`Showing 8 flights from ${search.origin} to ${search.destination}`),
	).toBeVisible();
	await expect(page.getByText('Checked 12 providers')).toBeVisible();
	await expect(page.getByText('about 15% less CO2')).toBeVisible();
	for (const [label, value] of [
		['From', search.origin],
		['To', search.destination],
		['Departure date', search.departure],
		['Return date', search.return],
		['Passengers', search.passengers],
		['Class', search.class],
	] as const) {
		await expect(page.getByLabel(label, { exact: label !== 'Return date' })).toHaveValue(value);
	}
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
	await expect(page.locator('#results-heading')).toHaveText('Boston (BOS) to Lisbon (LIS)');

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
	await expect(page.getByLabel('From', { exact: true })).toHaveRole('combobox');
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
	await expect(page.getByLabel('Passengers')).toHaveValue('1-adult');
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
	await page.goto(addressOf(search));
	await expect(page.getByText('The list of airports could not be loaded')).toBeVisible();
	await page.unroute(/airports-.*\.json/);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(offers(page)).toHaveCount(8);
});

test('when the deals cannot be asked for, the built ones stay under the message', async ({
	page,
}) => {
	await page.route('**/api/flights/featured', (route) => route.abort());
	await page.goto('/flights');
	await expect(
		page.getByText('Failed to load flight deals. Please try again later.'),
	).toBeVisible();
	await expect(page.getByRole('link', { name: /View Deal/ })).not.toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the home form sends the search, and the flights page says what it needs', async ({
		page,
	}) => {
		await page.goto('/');
		await page.getByLabel('From', { exact: true }).fill(search.origin);
		await page.getByLabel('To', { exact: true }).fill(search.destination);
		await page.getByLabel('Departure date').fill(search.departure);
		await page.getByRole('button', { name: 'Search flights' }).click();
		await expect(page).toHaveURL(
			/\/flights\?origin=New\+York\+%28JFK%29&destination=London\+%28LHR%29&departure=/,
		);
		await expect(page.locator('noscript p')).toBeVisible();
		await expect(page.locator('noscript p')).toContainText('needs JavaScript');
		await expect(page.getByRole('link', { name: /View Deal/ })).not.toHaveCount(0);
	});
});

test('nothing is in the way of assistive technology, with every popup open', async ({ page }) => {
	await page.goto(addressOf(search));
	await expect(offers(page)).toHaveCount(8);
	expect(await violations(page)).toEqual([]);
	await page.getByLabel('From', { exact: true }).fill('lond');
	await expect(suggestions(page).first()).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Open calendar for Departure date' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.getByLabel('To', { exact: true }).fill('');
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page.getByLabel('To', { exact: true })).toBeFocused();
	expect(await violations(page)).toEqual([]);
});

function suggestions(page: Page) {
	return page.getByRole('listbox', { name: 'Airports' }).getByRole('option');
}

function offers(page: Page) {
	return page.getByRole('button', { name: 'Select' });
}

async function pricesOf(page: Page): Promise<number[]> {
	const texts = await page.locator('article .text-2xl').allTextContents();
	return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

async function searchFor(page: Page, origin: string, destination: string): Promise<void> {
	await expect(page.getByLabel('From', { exact: true })).toHaveRole('combobox');
	await page.getByLabel('From', { exact: true }).fill(origin);
	await page.getByLabel('To', { exact: true }).fill(destination);
	await page.getByLabel('Departure date').fill(search.departure);
	await page.getByRole('button', { name: /^Search/ }).click();
}

async function violations(page: Page): Promise<string[]> {
	const { violations: found } = await new AxeBuilder({ page }).exclude('.toasts').analyze();
	return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

function addressOf(parameters: Record<string, string>): string {
	return `/flights?${new URLSearchParams(parameters)}`;
}

function dayFromToday(count: number): string {
	return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
