import type { Page } from 'playwright/test';

import {
	addressOf,
	formIsTakenOver,
	offers,
	search,
	suggestions,
} from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';
import { holdScripts, slowDown } from '../support/slow-phone.ts';

const code = /\/_astro\/(react|client|SearchCard)\b.*\.js/;

// Everything here is done before the code of the search has come, on a slow processor.
test.describe('before the code of the search has come', () => {
	let release = () => {};
	let speedUp = async () => {};

	test.beforeEach(async ({ page }) => {
		speedUp = await slowDown(page);
		release = await holdScripts(page, code);
		await page.goto('/');
	});
	test.afterEach(() => speedUp());

	test('what is typed and chosen is searched for by the one press of the button', async ({
		page,
	}) => {
		await fillIn(page);
		await page.getByLabel('Passengers').selectOption('2-adults');
		await page.getByLabel('Class').selectOption('business');
		const button = page.getByRole('button', { name: 'Search flights' });
		await button.click();
		await button.click();
		await expect(page).toHaveURL('/');
		release();
		await expect(page).toHaveURL(
			/\/flights\?origin=New.*&destination=London.*&passengers=2-adults&class=business$/,
		);
		await expect(offers(page)).toHaveCount(8);
	});

	test('a field keeps its text, focus and caret, and suggests airports then', async ({ page }) => {
		const from = page.getByLabel('From', { exact: true });
		await from.pressSequentially('Lodon');
		for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
		release();
		await formIsTakenOver(page);
		await page.keyboard.type('n');
		await expect(from).toHaveValue('London');
		await expect(suggestions(page).first()).toContainText('London');
	});

	test('a search sent by the Enter key says what is missing in our words', async ({ page }) => {
		const from = page.getByLabel('From', { exact: true });
		await from.fill('New York (JFK)');
		await from.press('Enter');
		release();
		const to = page.getByLabel('To', { exact: true });
		await expect(to).toBeFocused();
		await expect(to).toHaveAccessibleDescription('Please enter both origin and destination');
		await expect(from).toHaveValue('New York (JFK)');
	});

	test('a tab that is clicked opens', async ({ page }) => {
		await page.getByRole('tab', { name: 'Packages' }).click();
		release();
		await expect(page.getByLabel('Destination')).toBeVisible();
	});

	test('the arrow keys have moved to another tab', async ({ page }) => {
		await page.getByRole('tab', { name: 'Flights' }).focus();
		await page.keyboard.press('ArrowRight');
		release();
		await expect(page.getByRole('tab', { name: 'Packages' })).toBeFocused();
		await expect(page.getByLabel('Destination')).toBeVisible();
	});
});

test('a search in the address has its heading and sentence before any code has come', async ({
	page,
}) => {
	const release = await holdScripts(page, /\/_astro\/(react|client|FlightSearch)\b.*\.js/);
	await page.goto(addressOf(search));
	const results = page.getByRole('region', { name: 'Search results' });
	await expect(
		results.getByRole('heading', { name: `${search.origin} to ${search.destination}` }),
	).toBeVisible();
	await expect(results).toContainText('Checked 12 providers for 2 travelers: indicative quotes');
	await expect(page.getByRole('link', { name: /^View Deal/ })).toHaveCount(0);
	release();
	await expect(offers(page)).toHaveCount(8);
	await expect(results).toHaveCount(1);
	await expect(page.getByRole('link', { name: /^View Deal/ })).toHaveCount(0);
});

test('a search whose code never comes is sent by the browser', async ({ page }) => {
	await page.route(code, (route) => route.abort());
	await page.goto('/');
	await fillIn(page);
	await page.getByRole('button', { name: 'Search flights' }).click();
	await expect(page).toHaveURL(/\/flights\?origin=New.*&destination=London/);
});

for (const path of ['/', '/flights']) {
	test(`${path} fetches the code of its search when it is idle, and runs none of it`, async ({
		page,
	}) => {
		const session = await page.context().newCDPSession(page);
		const priorities = new Map<string, string>();
		session.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) => {
			priorities.set(url, initialPriority);
		});
		await session.send('Network.enable');
		await page.goto(path);
		const names = () => [...priorities.keys()].join(' ');
		for (const wanted of ['react', 'AirportCombobox', 'airports-large']) {
			await expect.poll(names).toContain(`${wanted}.`);
		}
		for (const [url, priority] of priorities) {
			if (/airports-large/.test(url)) expect(priority).toBe('Low');
		}
		// Older Chromium takes the word for it only where it is in the page from the beginning.
		for (const wanted of ['react', 'AirportCombobox']) {
			const link = page.locator(`link[rel=modulepreload][href*="/${wanted}."]`);
			await expect(link).toHaveAttribute('fetchpriority', 'low');
		}
		const search = page.locator('astro-island[client=intent]');
		await expect(search).toHaveAttribute('ssr');
		expect(
			await search.evaluate((island) =>
				[island, ...island.children].some((part) =>
					Object.keys(part).some((name) => name.startsWith('__react')),
				),
			),
		).toBe(false);
	});
}

test('where data are saved, no code is fetched before it is needed', async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
	);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/flights');
	// What is asked for once the page is idle: nothing of the search is in front of it.
	await page.waitForRequest(/catalog-versions/);
	expect(asked.filter((url) => /react|FlightSearch/.test(url))).toEqual([]);
	await page.getByLabel('From', { exact: true }).focus();
	await formIsTakenOver(page);
});

async function fillIn(page: Page) {
	await page.getByLabel('From', { exact: true }).fill(search.origin);
	await page.getByLabel('To', { exact: true }).fill(search.destination);
	await page.getByLabel('Departure date').fill(search.departure);
}
