import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { addressOf, dayFromToday, search } from '../support/flight-search.ts';
import { expect, test } from '../support/site.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Price' });
const totalIn = (page: Page) =>
	table(page).getByRole('row').last().getByRole('cell').first().innerText();

test.describe('in Berlin', () => {
	test.use({
		timezoneId: 'Europe/Berlin',
		viewport: { width: 390, height: 844 },
		permissions: ['clipboard-read', 'clipboard-write'],
	});

	test('the price of a row leads to its sum, which can be copied, is honoured on two clocks, and is the checkout’s', async ({
		page,
	}) => {
		await page.goto(addressOf(search));
		const row = page.getByRole('article').first();
		const price = row.getByRole('link', { name: /^\$/ });
		await expect(price).toHaveAccessibleDescription('Price breakdown');
		const shown = await price.innerText();
		await row.getByText('Flight details').click();
		await row.getByRole('link', { name: /^Price breakdown/ }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price breakdown');
		expect(await totalIn(page)).toBe(shown);
		await expect(
			page.getByText(
				/You can book at this price until .* [78]\sPM New York time \(.* [12]\sAM your time\)\./,
			),
		).toBeVisible();
		await expectAccessible(page);

		await page.getByRole('button', { name: 'Copy link' }).click();
		await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
		const quote = page.url();
		await page.getByRole('link', { name: 'Book', exact: true }).click();
		const summary = page.getByRole('region', { name: 'Your trip' });
		await summary.getByRole('button', { name: 'Show your trip' }).click();
		await expect(summary.getByRole('strong')).toHaveText(shown);
		await expect(summary.getByRole('link', { name: /^Price breakdown/ })).toHaveAttribute(
			'href',
			new URL(quote).pathname,
		);
	});
});

test('the links of a deal and of a tour follow the party and the departure that are chosen', async ({
	page,
}) => {
	await page.goto('/flights/1');
	await page.getByRole('button', { name: 'More travelers' }).click();
	await expect(page.getByText('for 2 travelers')).toBeVisible();
	const deal = await page.locator('[data-total]').innerText();
	await page.getByRole('link', { name: 'Price breakdown' }).click();
	expect(await totalIn(page)).toBe(deal);

	await page.goto('/tours/1');
	await page.getByRole('button', { name: 'More travelers' }).click();
	const chosen = page.getByRole('radio').nth(1);
	await chosen.check();
	const date = await chosen.inputValue();
	const tour = await page.locator('[data-total]').innerText();
	await page.getByRole('link', { name: 'Price breakdown' }).click();
	await expect(page).toHaveURL(`/quote/tour-1?travelers=2&date=${date}`);
	expect(await totalIn(page)).toBe(tour);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('a quote of last week has today’s price beside it, and a tour is quoted for another party', async ({
		page,
	}) => {
		const id = `JFK.LHR.${dayFromToday(40)}.oneway.economy.2-adults.${dayFromToday(-7)}.3`;
		await page.goto(`/quote/${id}`);
		await expect(page.getByText(/^This price counted until .* New York time/)).toBeVisible();
		await expect(table(page).getByRole('columnheader')).toHaveText([/rule/, /\d/, 'Today']);
		await expect(page.getByRole('link', { name: 'Book at today’s price' })).toBeVisible();
		await expect(page.getByRole('button', { name: /Copy|Print/ })).toHaveCount(0);
		await page.getByRole('link', { name: 'Today’s price breakdown' }).click();
		await expect(page.getByRole('link', { name: 'Book', exact: true })).toBeVisible();

		await page.goto('/quote/tour-1');
		await expect(page.getByText(/^Leaves with \d+ or more, decided by/)).toBeVisible();
		await page.getByLabel('Travelers').fill('3');
		await page.getByRole('button', { name: 'Show the price' }).click();
		await expect(page.getByText('for 3 travelers, taxes included')).toBeVisible();
	});
});
