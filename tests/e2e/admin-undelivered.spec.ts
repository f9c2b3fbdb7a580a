import { expect, type Page, test } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { expectToast } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';

const createdAt = '2026-11-17T09:30:00.000Z';
const letters = [
	{
		id: 3,
		recipient: 'ada@example.com',
		subject: 'Bright Departures: your booking BD2000201 is confirmed',
		createdAt,
		error: 'Error EENVELOPE 550',
	},
	{
		id: 2,
		recipient: `${'a-long-address'.repeat(4)}@example.com`,
		subject: 'Bright Departures: your message',
		createdAt,
		error: 'Error ESOCKET',
	},
];

/** The API as it is with these letters: what is tried again or let go is gone from the list. */
async function withLetters(page: Page, late: number): Promise<void> {
	let newest = letters;
	await page.route('**/api/admin/letters/**', (route) => {
		const id = Number(/letters\/(\d+)/.exec(route.request().url())?.[1]);
		if (Number.isNaN(id)) {
			return route.fulfill({ json: { givenUp: newest.length, late, newest } });
		}
		newest = newest.filter((letter) => letter.id !== id);
		return route.fulfill({ json: { id } });
	});
}

const section = (page: Page) => page.getByRole('region', { name: 'Undelivered letters' });

test('the overview says nothing of letters while all arrive', async ({ page }) => {
	await enterPanel(page);
	await expect(page.getByRole('list', { name: 'Numbers' }).getByRole('link').first()).toBeVisible();
	await expect(section(page)).toHaveCount(0);
});

test('a letter that did not arrive is named with the reason, and is tried again or let go', async ({
	page,
}) => {
	await withLetters(page, 0);
	await enterPanel(page);
	await expect(section(page)).toContainText('2 letters were given up after four days.');
	const first = section(page).getByRole('listitem').filter({ hasText: 'ada@example.com' });
	await expect(first).toContainText('your booking BD2000201 is confirmed');
	await expect(first).toContainText('The address was refused');
	await first.getByRole('button', { name: 'Try again to ada@example.com' }).press('Enter');
	await expectToast(page, 'Letter Tried Again', 'The letter to ada@example.com is tried once more');
	await expect(section(page)).toContainText('One letter was given up');
	await section(page).getByRole('button', { name: 'Let go' }).click();
	await expectToast(page, 'Letter Let Go', 'Nothing more is sent to a-long-address');
	await expect(section(page)).toHaveCount(0);
});

test('what cannot be done is said, and the letter stays', async ({ page }) => {
	await withLetters(page, 0);
	await page.route('**/api/admin/letters/3/retry', (route) =>
		route.fulfill({ status: 404, json: { message: 'This letter was sent meanwhile.' } }),
	);
	await enterPanel(page);
	await section(page).getByRole('button', { name: 'Try again to ada@example.com' }).click();
	await expectToast(page, 'Letter Not Tried Again', 'This letter was sent meanwhile.');
	await expect(section(page)).toContainText('ada@example.com');
});

test('a list that does not come can be asked for again', async ({ page }) => {
	await page.route('**/api/admin/letters/undelivered', (route) => route.abort());
	await enterPanel(page);
	await expect(page.getByText('Failed to load the undelivered letters.')).toBeVisible({
		timeout: 20_000,
	});
	await page.unroute('**/api/admin/letters/undelivered');
	await withLetters(page, 0);
	await page.getByRole('button', { name: 'Try again', exact: true }).click();
	await expect(section(page)).toContainText('ada@example.com');
});

for (const width of [390, 768, 1440]) {
	test(`undelivered letters are accessible and fit at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await withLetters(page, 3);
		await enterPanel(page);
		await expect(section(page)).toContainText('3 letters have waited for more than an hour');
		await expectAccessible(page);
	});
}
