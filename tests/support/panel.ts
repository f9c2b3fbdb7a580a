import { type Cookie, expect, type Page, test } from 'playwright/test';

import { adminPassword } from './admin-password.ts';

/**
 * Opens a tab of the panel as an administrator who has signed in: once for all tests of a file, so that a test that
 * ends this session takes `signInToPanel`.
 * @param query what the address says of it: 'tab=bookings&status=Confirmed'
 */
export async function enterPanel(page: Page, query = ''): Promise<void> {
	const { file } = test.info();
	if (signedIn?.file !== file) signedIn = { file, cookies: signIn(page) };
	await page.context().addCookies(await signedIn.cookies);
	await openPanel(page, query);
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

/** Signs in by the form and opens a tab of the panel, with a session that no other test has. */
export async function signInToPanel(page: Page, query = ''): Promise<void> {
	await openPanel(page, query);
	await page.getByLabel('Password', { exact: true }).fill(adminPassword);
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}

/**
 * Gives the password again, as the panel's dialog does, for what asks for it within the next minutes
 * (`tests/e2e/admin-colleagues.spec.ts` fills in the dialog).
 */
export async function confirmPassword(page: Page, password = adminPassword): Promise<void> {
	const answer = await page.request.post('/api/admin/confirm', { data: { password } });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** The next file finds the site without sessions. */
let signedIn: { file: string; cookies: Promise<Cookie[]> } | undefined;

async function signIn(page: Page): Promise<Cookie[]> {
	const answer = await page.request.post('/api/admin/login', { data: { password: adminPassword } });
	expect(answer.status(), await answer.text()).toBe(200);
	return page.context().cookies(answer.url());
}

async function openPanel(page: Page, query: string): Promise<void> {
	await page.goto(query === '' ? '/admin' : `/admin?${query}`);
}
