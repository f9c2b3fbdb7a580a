import type { Page } from 'playwright/test';

import { expectAccessible } from '../support/accessible.ts';
import { askedAgain } from '../support/asked-again.ts';
import { expectSignIn, passwordField } from '../support/panel-sign-in.ts';
import { enterPanel, signInToPanel } from '../support/panel.ts';
import { enterAs, secondAdministrator } from '../support/second-administrator.ts';
import { expect, test } from '../support/site.ts';

const idle = 'Signed out after two hours without work.';

test('by keyboard administrators see where they are signed in, end one session, and all', async ({
	page,
	browser,
}) => {
	const person = await secondAdministrator(browser);
	const elsewhere = await browser.newPage({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/144.0' });
	await enterAs(elsewhere, person);
	await enterAs(page, person);
	const button = page.getByRole('button', { name: 'Account', exact: true });
	await button.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Your account' });
	const sessions = dialog.getByRole('listitem');
	await expect(sessions).toHaveCount(2);
	await expect(sessions.first()).toContainText('this one');
	await expect(sessions.last()).toContainText('Firefox on Linux');
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(button).toBeFocused();

	await page.keyboard.press('Enter');
	await dialog.getByRole('button', { name: 'End the session Firefox on Linux' }).press('Enter');
	await expect(sessions).toHaveCount(1);
	await expect(dialog.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
	await elsewhere.reload();
	await expectSignIn(elsewhere);

	await dialog.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
	const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
	await question.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
	await expectSignIn(page);
	await page.reload();
	await expectSignIn(page);
	await elsewhere.close();
});

test('an account that cannot be loaded is said, and asked for again', async ({ page }) => {
	await enterPanel(page);
	await page.route('/api/admin/own-account', (route) => route.fulfill({ status: 400, json: {} }));
	await page.getByRole('button', { name: 'Account', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Your account' });
	const failure = dialog.getByText('Your account could not be loaded.');
	await expect(failure).toBeVisible();
	await page.unroute('/api/admin/own-account');
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(dialog.getByRole('listitem').first()).toBeVisible();
});

test('who was signed out for want of work is told so, at the door and in mid-work', async ({
	page,
}) => {
	await signInToPanel(page, 'tab=inquiries');
	await page.route('/api/subscribers*', (route) =>
		route.fulfill({ status: 401, json: { message: idle } }),
	);
	await page.getByRole('tab', { name: 'Email Subscribers' }).click();
	const ended = page.getByRole('dialog', { name: 'Your session has ended' });
	await expect(ended).toContainText(`${idle} Please enter the password of`);

	await page.route('/api/session', (route) =>
		route.fulfill({ json: { user: null, isIdle: true } }),
	);
	await page.reload();
	await expectSignIn(page);
	await expect(page.getByText(idle)).toBeVisible();
	await expect(passwordField(page)).toBeFocused();
	await expectAccessible(page);
});

test('what the panel asks by itself while nobody works at it says so', async ({ page }) => {
	await page.clock.install();
	await enterPanel(page, 'tab=inquiries');
	await expect(page.getByRole('heading', { name: 'Contact Inquiries' })).toBeVisible();
	await page.clock.setFixedTime(Date.now());
	await page.keyboard.press('Shift');
	expect(await nextCall(page, 20)).not.toHaveProperty('x-unattended');
	expect(await nextCall(page, 60)).toHaveProperty('x-unattended');
	await page.keyboard.press('Shift');
	expect(await nextCall(page, 20)).not.toHaveProperty('x-unattended');
});

/** The headers of the next call that the panel makes by itself, so many seconds later by its clock. */
async function nextCall(page: Page, seconds: number): Promise<Record<string, string>> {
	const now = await page.evaluate(() => Date.now());
	// It stands still there, however long the machine takes; timers go on.
	await page.clock.setFixedTime(now + seconds * 1000);
	return (await askedAgain(page, '/api/admin/counts', 20)).allHeaders();
}
