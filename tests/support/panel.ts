import { expect, type Page } from 'playwright/test';

import { adminPassword } from './admin-password.ts';

/**
 * Signs in as the administrator and opens a tab of the panel.
 * @param query what the address says of it: 'tab=bookings&status=Confirmed'
 */
export async function enterPanel(page: Page, query = ''): Promise<void> {
	await page.goto(query === '' ? '/admin' : `/admin?${query}`);
	await page.getByLabel('Password', { exact: true }).fill(adminPassword);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}
