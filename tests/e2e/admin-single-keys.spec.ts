import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';
import { storedBooking } from '../support/stored-booking.ts';

const aNewBooking = /open=new-booking/;
const onList = (page: Page) => page.getByRole('heading', { name: 'Today', level: 2 });

test('single keys are listed by ?, and switched off there and on again in the account', async ({
	page,
}) => {
	await enterPanel(page);
	await expect(page.getByText('lists all keys')).toBeVisible();
	await page.keyboard.press('?');
	const list = page.getByRole('dialog', { name: 'Keys' });
	await expect(list.getByRole('listitem').filter({ hasText: 'Take a booking' })).toContainText('n');
	await expect(list.getByText('Account')).toBeVisible();
	await expectAccessible(page);
	await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
	await page.keyboard.press('Escape');
	await expect(list).toHaveCount(0);

	await expect(page.getByText('lists all keys')).toHaveCount(0);
	const newBooking = page.getByRole('button', { name: 'New booking' });
	await expect(newBooking).not.toHaveAttribute('aria-keyshortcuts');
	for (const key of ['n', 'j', '?', '/']) await page.keyboard.press(key);
	await expect(onList(page)).toBeVisible();
	await expect(list).toHaveCount(0);
	// With another key held it is no single key.
	await page.keyboard.press('Control+k');
	await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible();
	await page.keyboard.press('Escape');

	// It is the browser that remembers.
	await page.reload();
	await expect(onList(page)).toBeVisible();
	await page.keyboard.press('n');
	await page.getByRole('button', { name: 'Account', exact: true }).click();
	const account = page.getByRole('dialog', { name: 'Your account' });
	await account.getByText('All keys').click();
	await expect(account.getByRole('list', { name: 'Single keys, switched off' })).toBeVisible();
	await expectAccessible(page);
	await account.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
	await page.keyboard.press('Escape');
	await page.keyboard.press('n');
	await expect(page).toHaveURL(aNewBooking);
});

test('on a booking its keys confirm, open a payment, and lead to the reply and the note', async ({
	page,
	site,
}) => {
	const heldUntil = new Date(Date.now() + 7_200_000);
	await site.insertBookings([storedBooking(4411, { name: 'Keys Held', heldUntil })]);
	const rows = await site.storedRows('bookings');
	const id = rows.find((row) => row['reference'] === 'BD2004411')?.['id'];
	await enterPanel(page, `open=booking-${String(id)}`);
	await expect(page.getByRole('article', { name: 'Booking BD2004411' })).toBeVisible();
	const actions = page.getByRole('group', { name: 'Actions' });
	await expect(actions.getByRole('button', { name: 'Confirm', exact: true })).toHaveAttribute(
		'aria-keyshortcuts',
		'c',
	);
	await page.keyboard.press('p');
	const payment = page.getByRole('dialog', { name: 'Record payment of BD2004411' });
	await expect(payment).toBeVisible();
	// In a dialog they are letters.
	await page.keyboard.press('c');
	await page.keyboard.press('Escape');
	await page.keyboard.press('c');
	await expect(actions.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
	await page.keyboard.press('r');
	await expect(page.getByLabel('Your answer')).toBeFocused();
	await page.keyboard.type('cpm');
	await expect(page.getByLabel('Your answer')).toHaveValue('cpm');
	await page.keyboard.press('Tab');
	await page.keyboard.press('i');
	await expect(page.getByLabel('Note for the desk')).toBeFocused();
});

test.describe('by touch', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	test('there are no keys and no hints of them', async ({ page }) => {
		await enterPanel(page);
		await expect(onList(page)).toBeVisible();
		await expect(page.locator('kbd').filter({ visible: true })).toHaveCount(0);
		await page.keyboard.press('n');
		await page.keyboard.press('?');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page).not.toHaveURL(aNewBooking);
		await page.getByRole('button', { name: 'Account', exact: true }).click();
		const account = page.getByRole('dialog', { name: 'Your account' });
		await expect(account.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
		await expect(account.getByRole('checkbox', { name: 'Single-key shortcuts' })).toHaveCount(0);
	});
});
