import type { Browser, Locator, Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import {
	arriveRegistered,
	newPerson,
	type Person,
	signIn,
	signInLink,
	submitSignIn,
	visitor,
} from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { discardQuestion } from '../support/catalog-panel.ts';
import { confirmPassword, enterPanel } from '../support/panel.ts';
import { answerQuestion, questionOf } from '../support/questions.ts';
import { demoteOthers } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an account is found by a search and by filters, its status in words', async ({
	page,
	browser,
}) => {
	const ada = await visitor(browser, newPerson({ fullName: 'Ada Searched' }));
	await enterPanel(page, 'tab=users');
	await expect(row(page, 'Administrator')).toContainText('(you)');
	await expect(row(page, 'Administrator')).toContainText('Admin');
	await page.getByPlaceholder('Name, email or user name').fill(ada.email.toUpperCase());
	await expect(page.getByRole('status').filter({ hasText: '1 user' })).toBeVisible();
	await expect(row(page, 'Ada Searched')).toContainText(ada.email);
	await expect(row(page, 'Ada Searched')).toContainText('Active');
	await page.getByLabel('Role').selectOption('Admin');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
	await page.getByLabel('Role').selectOption('User');
	await page.getByLabel('Status').selectOption('Suspended');
	await expect(page.getByText('Nothing matches your search.')).toBeVisible();
});

test('saving an account that was not changed says that nothing was', async ({ page, browser }) => {
	await visitor(browser, newPerson({ fullName: 'Ada Unchanged' }));
	await enterPanel(page, 'tab=users');
	const dialog = await manage(page, 'Ada Unchanged');
	await dialog.getByRole('button', { name: 'Save Changes' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('status').filter({ hasText: 'No changes to save' })).toContainText(
		'Ada Unchanged stays as it was.',
	);
});

test('who is suspended is signed out in their own window and stays out until active again', async ({
	page,
	browser,
}) => {
	const ada = await arrival(browser, newPerson({ fullName: 'Ada Suspended' }));
	await ada.page.goto('/about');
	await enterPanel(page, 'tab=users');
	const dialog = await manage(page, 'Ada Suspended');
	await dialog.getByLabel('Account status').selectOption('Suspended');
	await expect(
		dialog.getByText('A suspended account cannot sign in and is signed out everywhere.'),
	).toBeVisible();
	const sent = page.waitForRequest('**/api/admin/users/*');
	await save(page, dialog);
	// Only what was changed: the role may be another one by now.
	expect((await sent).postDataJSON()).toEqual({ status: 'suspended' });
	await expect(row(page, 'Ada Suspended')).toContainText('Suspended');
	await expect(page.getByRole('button', { name: 'Ada Suspended' })).toBeFocused();

	expect(await (await ada.page.request.get('/api/session')).json()).toEqual({ user: null });
	await ada.page.reload();
	await expect(signInLink(ada.page)).toBeVisible();
	await ada.page.goto('/auth');
	await submitSignIn(ada.page, ada.person);
	await expect(ada.page.getByRole('alert').filter({ hasText: 'Failed' })).toContainText(
		'Login Failed',
	);

	const again = await manage(page, 'Ada Suspended');
	await again.getByLabel('Account status').selectOption('Active');
	await save(page, again);
	await signIn(ada.page, ada.person);
	await ada.page.close();
});

test('who is made an administrator finds the panel at the next sign-in, and may step down', async ({
	page,
	browser,
}) => {
	const ada = await arrival(browser, newPerson({ fullName: 'Ada Promoted' }));
	await enterPanel(page, 'tab=users');
	const dialog = await manage(page, 'Ada Promoted');
	await dialog.getByLabel('Role').selectOption('Admin');
	const promotion = `Make Ada Promoted (${ada.person.email}) an administrator?`;
	await dialog.getByRole('button', { name: 'Save Changes' }).click();
	await expect(questionOf(page)).toContainText('Administrators see and change everything');
	await answerQuestion(page, promotion, false);
	await dialog.getByRole('button', { name: 'Save Changes' }).click();
	await answerQuestion(page, promotion, true);
	await expectSaved(page, dialog);
	await expect(row(page, 'Ada Promoted')).toContainText('Admin');

	await ada.page.goto('/');
	await expect(signInLink(ada.page)).toBeVisible();
	// The form of accounts leads whoever works at the desk there.
	await ada.page.goto('/signin');
	await submitSignIn(ada.page, ada.person);
	await expect(ada.page).toHaveURL('/admin');
	await ada.page.getByRole('tab', { name: 'Registered Users' }).click();
	const own = await manage(ada.page, 'Ada Promoted (you)', ada.person.password);
	await own.getByLabel('Role').selectOption('User');
	await own.getByRole('button', { name: 'Save Changes' }).click();
	await answerQuestion(ada.page, 'Change your own account?', true);
	await expect(ada.page.getByLabel('Password', { exact: true })).toBeVisible();
	await expect(ada.page.getByRole('status')).toHaveText(
		'User updated successfully It was your own account, so you have been signed out and the panel is closed.',
	);
	await ada.page.close();
});

test('the last administrator is kept, with the reason, and typed changes are not thrown away unasked', async ({
	page,
	site,
}) => {
	await enterPanel(page);
	await demoteOthers(page);
	await enterPanel(page, 'tab=users&role=admin');
	const dialog = await manage(page, 'Administrator (you)');
	await expect(dialog.getByText('This is your own account')).toBeVisible();
	await dialog.getByLabel('Account status').selectOption('Inactive');
	await dialog.getByRole('button', { name: 'Save Changes' }).click();
	await expect(questionOf(page)).toContainText('You are signed out and the panel closes.');
	await answerQuestion(page, 'Change your own account?', true);
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
		'Failed to update user This is the last administrator who can sign in. Please make somebody else one first.',
	);
	await expect(dialog.getByLabel('Account status')).toHaveValue('inactive');
	await page.keyboard.press('Escape');
	await answerQuestion(page, discardQuestion, false);
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await answerQuestion(page, discardQuestion, true);
	await expect(dialog).toBeHidden();
	const stored = await site.storedRows('users');
	expect(stored[0]).toMatchObject({ isAdmin: true, status: 'active' });
});

test('accounts that cannot be loaded are said to be so; their list and its dialog are accessible and fit, at 320 and 1440 pixels', async ({
	page,
}) => {
	await page.route('**/api/users?*', (route) => route.fulfill({ status: 503, json: {} }));
	await enterPanel(page, 'tab=users&role=admin');
	await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
		'Failed to load user data. Please try again later.',
	);
	await page.unrouteAll({ behavior: 'wait' });
	await page.getByRole('button', { name: 'Try again' }).click();
	for (const width of [320, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(row(page, 'Administrator')).toBeVisible();
		await expectAccessible(page);
		await manage(page, 'Administrator (you)');
		await expectAccessible(page);
		await page.keyboard.press('Escape');
	}
});

/** Somebody who has just registered, in a browser of their own. */
async function arrival(browser: Browser, person: Person): Promise<{ page: Page; person: Person }> {
	const page = await browser.newPage();
	await arriveRegistered(page, person);
	return { page, person };
}

function row(page: Page, name: string): Locator {
	return page.getByRole('row').filter({ hasText: name });
}

async function manage(page: Page, name: string, password = adminPassword): Promise<Locator> {
	await confirmPassword(page, password);
	await page.getByRole('button', { name, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	return dialog;
}

async function save(page: Page, dialog: Locator): Promise<void> {
	await dialog.getByRole('button', { name: 'Save Changes' }).click();
	await expectSaved(page, dialog);
}

async function expectSaved(page: Page, dialog: Locator): Promise<void> {
	await expect(dialog).toBeHidden();
	await expect(page.getByRole('status').filter({ hasText: 'User updated' })).toHaveText(
		'User updated successfully',
	);
}
