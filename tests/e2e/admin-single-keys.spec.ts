import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

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
