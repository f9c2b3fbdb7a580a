import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { countedKeys } from '../support/counted-keys.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test('a tour is taken on the phone in forty keys beside the caller’s own words', async ({
	page,
}) => {
	const form = page.waitForResponse(/\/_astro\/NewBooking\./);
	await enterPanel(page);
	await page.evaluate((script) => import(script), (await form).url());
	const keys = countedKeys(page);
	await keys.press('n');
	// At once: the form was fetched while nothing else was done.
	await page.keyboard.type('+1 212 555 0177');
	await expect(page.getByLabel('Phone')).toHaveValue('+1 212 555 0177');
	await expect(page.getByLabel('Phone')).toBeFocused();
	await keys.press('Tab');
	await page.keyboard.type('Grace Hopper');
	await keys.press('Tab');
	await page.keyboard.type('grace.phone@example.com');
	// Past the billing address and the kinds of trip.
	for (let step = 0; step < 3; step += 1) await keys.press('Tab');
	await keys.type('kyo may');
	await expect(page.getByRole('option', { name: /^Kyoto on Foot May 15/ }).first()).toBeVisible();
	await keys.press('Enter');
	await keys.press('Tab');
	await keys.type('2');
	await expect(page.getByText('$4,818')).toBeVisible();
	await keys.press('Control+Enter');
	const heading = page.getByRole('heading', { name: /^Held: BD/ });
	await expect(heading).toBeFocused();
	await expect(page.getByText('The letter goes to grace.phone@example.com.')).toBeVisible();
	expect(keys.count()).toBeLessThanOrEqual(40);

	await page.getByRole('link', { name: 'Open booking' }).click();
	await expect(page.getByText('Grace Hopper').first()).toBeVisible();
});

test('a caller is known, wants the same again, and nothing that was typed is lost', async ({
	page,
}) => {
	await enterPanel(page, 'open=new-booking');
	await fillCaller(page, { phone: '+1 646 555 0134', name: 'Ada King', email: '' });
	await choose(page, 'petra');
	await page.getByRole('button', { name: 'Take booking' }).click();
	await expect(page.getByText('No letter is sent.')).toBeVisible();
	await page.getByRole('button', { name: 'Next caller' }).click();

	// The number brings the name, and the trip.
	await page.getByLabel('Phone').fill('6465550134');
	await page.getByRole('button', { name: /^Same again/ }).click();
	await expect(page.getByLabel('Name')).toHaveValue('Ada King');
	await expect(page.getByRole('combobox', { name: 'Tour or deal' })).toHaveValue(/^Petra/);
	await expect(page.getByRole('complementary')).toContainText('Petra, Wadi Rum and the Dead Sea');

	// A discount has its limit and its reason.
	await page.getByText('Another price').click();
	await page.getByLabel('Agreed total').fill('100');
	await page.getByRole('button', { name: 'Take booking' }).click();
	await expect(page.getByText(/The discount can be 45% of/)).toBeVisible();
	await expect(page.getByLabel('Agreed total')).toBeFocused();
	await page.getByLabel('Agreed total').fill('1,800');
	await page.getByLabel('Reason').fill('Came back within a year');
	await expectAccessible(page);

	// The answers are lost, with the page: what was stored is not stored again.
	await page.route('**/api/desk/bookings', async (route) => {
		await route.fetch();
		await route.abort();
	});
	await page.getByRole('button', { name: 'Take booking' }).click();
	await expect(page.getByText('The connection was lost.')).toBeVisible();
	await page.unroute('**/api/desk/bookings');
	await page.reload();
	await expect(page.getByLabel('Agreed total')).toHaveValue('1,800');
	await expect(page.getByLabel('Name')).toHaveValue('Ada King');
	await expect(page.getByRole('complementary')).toContainText('Petra, Wadi Rum');
	await page.getByRole('button', { name: 'Take booking' }).dblclick();
	await expect(page.getByText('$1,800.00 in all')).toBeVisible();
	const found = await page.request.get('/api/bookings', { params: { q: '6465550134' } });
	expect(await found.json()).toMatchObject([
		{ totalPrice: 1800, priceReason: 'Came back within a year', source: 'desk' },
		{ quotedPrice: null },
	]);
});

type Caller = { phone: string; name: string; email: string };

async function fillCaller(page: Page, { phone, name, email }: Caller): Promise<void> {
	await page.getByLabel('Phone').fill(phone);
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Email').fill(email);
}

async function choose(page: Page, words: string): Promise<void> {
	const box = page.getByRole('combobox', { name: 'Tour or deal' });
	await box.fill(words);
	const trips = page.getByRole('listbox', { name: 'Tours and deals' });
	await trips.getByRole('option').first().click();
	await expect(box).not.toHaveValue(words);
}
