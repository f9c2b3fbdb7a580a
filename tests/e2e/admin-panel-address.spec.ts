import type { Page } from 'playwright/test';

import { answerList, inquiries } from '../support/panel-rows.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the address says which tab is open and what it shows: reload, Back and a link lead there', async ({
	page,
}) => {
	await answerList(page, '/api/inquiries', inquiries(80));
	await enterPanel(page, 'tab=inquiries&q=Trip&page=2');
	await expect(page.getByLabel('Search')).toHaveValue('Trip');
	await expect(count(page)).toHaveText('26 to 50 of 80 inquiries');
	await page.reload();
	await expect(count(page)).toHaveText('26 to 50 of 80 inquiries');
	await expect(page).toHaveTitle(/Contact Inquiries \| Bright Departures$/);
	await page.getByRole('tab', { name: 'Email Subscribers' }).click();
	await expect(page).toHaveURL('/admin?tab=subscribers');
	await page.goBack();
	await expect(count(page)).toHaveText('26 to 50 of 80 inquiries');
	await page.getByRole('button', { name: 'Next page' }).click();
	await expect(count(page)).toHaveText('51 to 75 of 80 inquiries');
	await page.goBack();
	await expect(count(page)).toHaveText('26 to 50 of 80 inquiries');

	await page.goto('/admin?tab=nonsense');
	await expect(page.getByRole('tab', { selected: true })).toContainText('Today');
	await expect(page).toHaveURL('/admin');
	await page.goto('/admin?tab=inquiries&page=99');
	await expect(count(page)).toHaveText('76 to 80 of 80 inquiries');
});

test('a value that there is not is taken out of the address, and the list comes all the same', async ({
	page,
}) => {
	const wrong = `status=Lost&sort=luck&direction=sideways&q=${'x'.repeat(101)}`;
	await enterPanel(page, `tab=bookings&type=flight&${wrong}`);
	await expect(page).toHaveURL('/admin?tab=bookings&type=flight');
	await expect(page.getByLabel('Type')).toHaveValue('flight');
	await expect(count(page)).toContainText('booking');
	await expect(page.getByText('Failed to load')).toHaveCount(0);
});

function count(page: Page) {
	return page.locator('.panel-count');
}
