import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { submitSignIn } from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { passwordField, submit } from '../support/panel-sign-in.ts';
import {
	codeField,
	codeOf,
	enterAs,
	secondAdministrator,
} from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';

const wrongCode = 'This code is wrong, or was used before. Please try the next one.';

test('who sets up a second factor signs in by password and code, at the door and in mid-work', async ({
	page,
	browser,
}) => {
	const person = await secondAdministrator(browser);
	await enterAs(page, person);
	await page.getByRole('button', { name: 'Account', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Your account' });
	await dialog.getByRole('button', { name: 'Set up' }).click();
	await givePasswordAgain(page, person.password);
	await expect(dialog.getByRole('img', { name: /What the app reads/ })).toBeVisible();
	await expectAccessible(page);
	const { secret, used, codes } = await setUp(page);
	expect(new Set(codes).size).toBe(10);
	await expectAccessible(page);
	const saved = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Download' }).click();
	expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
	await page.keyboard.press('Escape');
	const question = page.getByRole('alertdialog', { name: 'Have you kept the recovery codes?' });
	await question.getByRole('button', { name: 'Show them' }).click();
	await expect(question).toBeHidden();
	await dialog.getByRole('button', { name: 'I have kept them' }).click();
	await expect(dialog).toContainText('10 recovery codes are left.');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'logged out' })).toBeAttached();

	await page.goto('/auth');
	await submitSignIn(page, person);
	await expect(codeField(page)).toBeFocused();
	await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
	await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
	await expectAccessible(page);
	await page.keyboard.type('12 34');
	await page.keyboard.press('Enter');
	await expect(codeField(page)).toHaveAccessibleDescription(/Please enter the 6 digits/);
	await codeField(page).fill(used);
	await page.keyboard.press('Enter');
	await expect(codeField(page)).toHaveAccessibleDescription(/was used before/);
	const next = codeOf(secret, 'next');
	await codeField(page).fill(` ${next.slice(0, 3)} ${next.slice(3)} `);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();

	await page.context().clearCookies();
	// Whether or not the panel has found that out by itself.
	await page.getByRole('tab', { name: 'Registered Users' }).dispatchEvent('click');
	const ended = page.getByRole('dialog', { name: 'Your session has ended' });
	await submit(page, person.password, 'Go on');
	await expect(codeField(page)).toBeFocused();
	await codeField(page).fill('000000');
	await page.keyboard.press('Enter');
	await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(wrongCode));
	await expectAccessible(page);
	await codeField(page).fill(codes[0] ?? '');
	await page.keyboard.press('Enter');
	await expect(ended).toBeHidden();
	await expect(page.getByRole('table')).toContainText('@');

	await page.getByRole('button', { name: 'Account', exact: true }).click();
	await dialog.getByRole('button', { name: 'Turn off' }).click();
	await dialog.getByLabel('Password', { exact: true }).fill('not the password');
	await codeField(page).fill(codes[1] ?? '');
	await dialog.getByRole('button', { name: 'Turn it off' }).click();
	await expect(passwordField(page)).toHaveAccessibleDescription('This is not your password.');
	await dialog.getByLabel('Password', { exact: true }).fill(person.password);
	await dialog.getByRole('button', { name: 'Turn it off' }).click();
	await expect(dialog).toContainText('Off: your password alone signs in.');
});

test('at the door the code follows the password, and a sign-in that took too long begins again', async ({
	page,
}) => {
	await page.route('/api/admin/login', (route) =>
		route.fulfill({ status: 202, json: { next: 'second-factor' } }),
	);
	await page.goto('/admin');
	await submit(page, adminPassword);
	await expect(codeField(page)).toBeFocused();
	await expect(passwordField(page)).toBeHidden();
	await page.keyboard.type('123456');
	await page.keyboard.press('Enter');
	await expect(passwordField(page)).toHaveAccessibleDescription(/Please enter your password again/);
	await expect(passwordField(page)).toBeFocused();
	await expectAccessible(page);

	await page.route('/api/login/code', (route) => route.abort());
	await submit(page, adminPassword);
	await expect(codeField(page)).toBeFocused();
	await page.keyboard.type('123456');
	await page.keyboard.press('Enter');
	await expect(codeField(page)).toHaveAccessibleDescription(/Please check your connection/);
	await page.getByRole('button', { name: 'Start again' }).click();
	await expect(passwordField(page)).toBeFocused();
	await page.unroute('/api/admin/login');
	await submit(page, adminPassword);
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
});

test('where the site asks for a second factor, the door leads through the set-up first', async ({
	page,
	browser,
}) => {
	const person = await secondAdministrator(browser);
	await page.goto('/admin');
	// As the API answers where REQUIRE_SECOND_FACTOR is set.
	await page.route('/api/session', async (route) => {
		const answer = await route.fetch();
		const { user } = await answer.json();
		await route.fulfill({ json: { user: user && { ...user, isSetUpDue: true } } });
	});
	const data = { username: person.email, email: person.email, password: person.password };
	await page.request.post('/api/login', { data });
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await givePasswordAgain(page, person.password);
	await expect(page.getByRole('img', { name: /What the app reads/ })).toBeVisible();
	await expectAccessible(page);
	await setUp(page);
	await page.unroute('/api/session');
	await page.getByRole('button', { name: 'Open the back office' }).click();
	await expect(page.getByRole('tab', { selected: true })).toBeVisible();
});

/** Fills in what the panel asks before the set-up. */
async function givePasswordAgain(page: Page, password: string): Promise<void> {
	const asked = page.getByRole('dialog', { name: 'Is it you?' });
	await expect(asked.getByLabel('Password', { exact: true })).toBeFocused();
	await page.keyboard.type(password);
	await page.keyboard.press('Enter');
	await expect(asked).toHaveCount(0);
}

/** Goes through the set-up that is open, with a wrong code first. */
/** @returns also the code that is used up by it: half a minute later the app shows another */
async function setUp(page: Page): Promise<{ secret: string; used: string; codes: string[] }> {
	const secret = (await page.locator('.secret-text').textContent()) ?? '';
	await codeField(page).fill(String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0'));
	await page.keyboard.press('Enter');
	await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(wrongCode));
	const used = codeOf(secret);
	await codeField(page).fill(used);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
	const codes = await page.locator('.recovery-codes').getByRole('listitem').allTextContents();
	return { secret, used, codes };
}
