import { expect, type Page } from 'playwright/test';

/** Where the panel asks who comes. */
export function passwordField(page: Page) {
	return page.getByLabel('Password', { exact: true });
}

export async function submit(page: Page, password: string, button = 'Sign In'): Promise<void> {
	await passwordField(page).fill(password);
	await page.getByRole('button', { name: button }).click();
}

/** The form is there, and nothing of the panel is in the page. */
export async function expectSignIn(page: Page): Promise<void> {
	await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
	await expect(passwordField(page)).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await expect(page.getByRole('table')).toHaveCount(0);
}
