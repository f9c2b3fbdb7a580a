import type { Browser, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { askedAgain } from '../support/asked-again.ts';
import { expectToast, openPageOf, rowOf } from '../support/bookings-tab.ts';
import { enterPanel } from '../support/panel.ts';
import { newAgent } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

test.beforeAll(async ({ site }) => {
	await site.insertBookings([401, 402].map((number) => storedBooking(number)));
});

function sheetOf(page: Page, reference: string) {
	return page.getByRole('article', { name: `Booking ${reference}` });
}

function part(page: Page, name: string) {
	return page.getByRole('region', { name, exact: true });
}

/** An agent of the desk, who works by program. */
async function colleague(browser: Browser) {
	const { email, password } = await newAgent(browser);
	const context = await browser.newContext();
	const answer = await context.request.post('/api/login', {
		data: { username: email, email, password },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
	return context;
}

test('a booking’s page opens from its dialog, can be sent, and leads back to the list as it was', async ({
	page,
}) => {
	await enterPanel(page, 'tab=bookings&q=BD2000401');
	await openPageOf(page, 'BD2000401');
	const sheet = sheetOf(page, 'BD2000401');
	await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
	await expect(page).toHaveTitle(/^(\(\d+\) )?Booking/);
	for (const words of ['Ada Lovelace', 'Booked on the site', 'Business', '$1,240']) {
		await expect(sheet).toContainText(words);
	}
	await expect(part(page, 'Letters')).toContainText('No letter has been written');
	await expectAccessible(page);
	for (const width of [390, 768]) {
		await page.setViewportSize({ width, height: 844 });
		await expectAccessible(page);
	}

	// As a colleague gets it.
	await page.reload();
	await expect(sheet).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('button', { name: 'Add note' })).toBeHidden();
	await expect(sheet.getByText('Ada Lovelace').first()).toBeVisible();
	await page.emulateMedia({ media: 'screen' });
	await page.getByRole('link', { name: 'Bookings', exact: true }).click();
	await expect(page).toHaveURL(/\?tab=bookings&q=BD2000401$/);
	await expect(rowOf(page, 'BD2000401')).toBeVisible();
	await page.goBack();
	await expect(sheet).toBeVisible();
});

test('colleagues see each other and what the other changes; a change is undone from the history, notes stay, and who comes second does nothing twice', async ({
	page,
	browser,
	site,
}) => {
	await page.clock.install();
	await enterPanel(page, 'tab=bookings&q=BD2000402');
	await openPageOf(page, 'BD2000402');
	const sheet = sheetOf(page, 'BD2000402');
	await expect(sheet).toBeVisible();
	const id = Number(/open=booking-(\d+)/.exec(page.url())?.[1]);
	const path = `/api/desk/bookings/${id}`;

	const ana = await colleague(browser);
	await ana.request.put(`${path}/viewers`, { data: { isOpen: true } });
	const changed = await ana.request.post(`${path}/price`, {
		data: { version: 1, total: 1100, reason: 'Promised on the phone', letter: 'none' },
	});
	expect(changed.ok(), await changed.text()).toBe(true);
	await askedAgain(page, path, 20);
	await expect(sheet.getByText(/^Ada Lovelace has this open$/)).toBeVisible();
	const history = page.getByRole('list', { name: 'History' });
	await expect(history.getByRole('listitem').first()).toContainText('$1,240.00 → $1,100.00');
	await expect(sheet.locator('.booking-news')).toContainText('Ada Lovelace');
	await expect(part(page, 'Price')).toContainText('Promised on the phone');

	// What is begun survives a look at the list.
	const note = part(page, 'Notes').getByLabel('Note for the desk');
	await note.fill('Prefers the aisle.');
	await page.getByRole('link', { name: 'Bookings', exact: true }).click();
	await page.goBack();
	await expect(note).toHaveValue('Prefers the aisle.');
	await note.press('Control+Enter');
	await expect(part(page, 'Notes').getByRole('listitem')).toHaveCount(1);
	await expect(part(page, 'Notes').getByRole('listitem')).toContainText('Prefers the aisle.');
	await expect(note).toHaveValue('');
	await note.fill('4111 1111 1111 1111');
	await part(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
	await expect(part(page, 'Notes')).toContainText('Card numbers are never kept');
	await note.fill('');

	await history.getByRole('button', { name: /^Undo/ }).click();
	await expectToast(page, 'Undone', 'as it was before');
	await expect(history.getByRole('listitem').first()).toContainText('Undone');
	await expect(part(page, 'Price')).not.toContainText('Promised on the phone');

	// The page does not know yet that Ana was first.
	const { booking } = await (await ana.request.get(path)).json();
	const data = { version: booking.version, letter: 'none' };
	const confirmed = await ana.request.post(`${path}/confirm`, { data });
	expect(confirmed.ok(), await confirmed.text()).toBe(true);
	const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
	await confirm.click();
	await expectToast(page, '', 'Somebody else has changed this in the meantime.');
	await expect(history).toContainText('Confirmed');
	await expect(confirm).toHaveCount(0);
	const operations = await site.storedRows('operations');
	const its = operations.filter(
		({ bookingId, action }) => bookingId === id && action === 'confirm',
	);
	expect(its).toHaveLength(1);

	// Who leaves is seen to leave.
	await ana.request.put(`${path}/viewers`, { data: { isOpen: false } });
	await askedAgain(page, path, 20);
	await expect(sheet.getByText(/has this open/)).toHaveCount(0);
	await ana.close();
});

test('what cannot be loaded, or is not there, is said in words that help', async ({ page }) => {
	await enterPanel(page, 'tab=bookings&q=BD2000401&open=booking-99999');
	const failure = page.getByRole('alert').filter({ hasText: /./ });
	await expect(failure).toHaveText('There is no booking with this number.');
	await page.getByRole('tabpanel').getByRole('link').first().click();
	await expect(page).not.toHaveURL(/open=/);

	await page.route('**/api/desk/bookings/*', (route) => route.abort());
	await openPageOf(page, 'BD2000401');
	await expect(failure).toContainText('Failed to load the booking.');
	await page.unroute('**/api/desk/bookings/*');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('article', { name: /^Booking / })).toBeVisible();
});
