import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { enterPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Undelivered letters' });

function withTrouble(page: Page, trouble: { givenUp: number; late: number }) {
	return page.route('**/api/admin/letters/undelivered', (route) =>
		route.fulfill({ json: trouble }),
	);
}

test('the overview says nothing of letters while all arrive', async ({ page }) => {
	await enterPanel(page, 'tab=overview');
	await expect(page.getByRole('list', { name: 'Numbers' }).getByRole('link').first()).toBeVisible();
	await expect(section(page)).toHaveCount(0);
});

test('letters that did not arrive are counted, with the way to them', async ({ page }) => {
	await withTrouble(page, { givenUp: 2, late: 3 });
	await enterPanel(page, 'tab=overview');
	await expect(section(page)).toContainText('2 letters were given up after four days.');
	await expect(section(page)).toContainText('3 letters have waited for more than an hour');
	await expectAccessible(page);
	await section(page).getByRole('link', { name: 'Show the letters' }).click();
	await expect(page.getByRole('heading', { name: 'Today', level: 2 })).toBeVisible();
	await expect(page.getByLabel('Kind')).toHaveValue('letter');
});

test('a number that does not come can be asked for again', async ({ page }) => {
	await page.route('**/api/admin/letters/undelivered', (route) => route.abort());
	await enterPanel(page, 'tab=overview');
	await expect(page.getByText('Failed to load the undelivered letters.')).toBeVisible({
		timeout: 60_000,
	});
	await page.unroute('**/api/admin/letters/undelivered');
	await withTrouble(page, { givenUp: 1, late: 0 });
	await page.getByRole('button', { name: 'Try again', exact: true }).click();
	await expect(section(page)).toContainText('One letter was given up');
});
