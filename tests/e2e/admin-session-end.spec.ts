import { expectAccessible } from '../support/accessible.ts';
import { visitor } from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { expectSignIn, passwordField, submit } from '../support/panel-sign-in.ts';
import { signInToPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const wrongPassword = 'Invalid password. Please try again.';

test('a session that ends in mid-work asks for the password in place, and what was begun goes on', async ({
	page,
	browser,
}) => {
	const { email, fullName } = await visitor(browser);
	await signInToPanel(page, `tab=users&q=${email}`);
	await page.getByRole('button', { name: fullName }).click();
	const form = page.getByRole('dialog', { name: fullName });
	await form.getByLabel('Account status').selectOption('Suspended');
	await page.context().clearCookies();
	await form.getByRole('button', { name: 'Save Changes' }).click();

	const question = page.getByRole('dialog', { name: 'Your session has ended' });
	await expect(passwordField(page)).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await submit(page, 'wrong', 'Go on');
	await expect(question).toContainText(wrongPassword);
	await submit(page, adminPassword, 'Go on');
	await expect(question).toBeHidden();
	// Whoever shuts somebody out is asked once more, however lately they signed in.
	await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
	await submit(page, adminPassword, 'Confirm');
	await expect(form).toBeHidden();
	await expect(page.getByRole('table')).toContainText('Suspended');
	await expect(page.getByRole('button', { name: fullName })).toBeFocused();
});

test('a form that is open when the session has ended keeps what was typed, and its toasts', async ({
	page,
	browser,
}) => {
	const { email, fullName } = await visitor(browser);
	await signInToPanel(page, `tab=users&q=${email}`);
	await page.getByRole('button', { name: fullName }).click();
	const form = page.getByRole('dialog', { name: fullName });
	await form.getByLabel('Account status').selectOption('Inactive');
	await page.context().clearCookies();
	await page.route('**/api/admin/users/*', (route) =>
		route.request().method() === 'PATCH'
			? route.fulfill({ status: 401, json: {} })
			: route.continue(),
	);
	await form.getByRole('button', { name: 'Save Changes' }).click();
	await expect(passwordField(page)).toBeFocused();
	await page.unroute('**/api/admin/users/*');
	await page.route('**/api/admin/users/*', (route) => route.abort());
	await submit(page, adminPassword, 'Go on');
	await expect(form.getByRole('status').filter({ hasText: 'Logged in' })).toBeAttached();
	await expect(form.getByLabel('Account status')).toHaveValue('inactive');
	await expect(form.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
});

test('who gives up instead is logged out, and sees the door', async ({ page }) => {
	await signInToPanel(page, 'tab=users');
	await page.context().clearCookies();
	await page.getByLabel('Search').fill('admin');
	await page.getByRole('button', { name: 'Log out instead' }).click();
	await expectSignIn(page);
	await expect(page).toHaveURL('/admin');
});
