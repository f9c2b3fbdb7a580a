import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { signIn, submitSignIn, visitor } from '../support/accounts.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a forgotten password is replaced with the link from the letter, once', async ({
	page,
	browser,
	site,
}) => {
	const person = await visitor(browser);
	await page.goto('/auth');
	await page.getByRole('link', { name: 'Forgot password' }).click();
	await askForLink(page, person.email);
	const link = await mailedLink(site, person.email);

	const addresses: string[] = [];
	page.on('request', (request) => {
		addresses.push(request.url(), request.headers()['referer'] ?? '');
	});
	await page.goto(link);
	await expect(page.getByRole('button', { name: 'Set new password' })).toBeEnabled();
	await expect(page).toHaveURL('/reset-password');
	expect(await violations(page)).toEqual([]);

	await setPassword(page, '12345', '123456');
	await expect(page.locator('.field-error')).toHaveText([
		'Password must be at least 6 characters',
		"Passwords don't match",
	]);
	await setPassword(page, 'another turnstile');
	await expect(page).toHaveURL('/auth');
	await expect(page.getByRole('status')).toHaveText(
		'Password Changed Your password is changed. Please sign in with the new one.',
	);
	const token = new URL(link, site.url).hash.replace('#token=', '');
	expect(addresses.filter((address) => address.replace(/#.*/, '').includes(token))).toEqual([]);

	await submitSignIn(page, person);
	await expect(page.getByRole('alert')).toContainText('Invalid email or password');
	await signIn(page, { ...person, password: 'another turnstile' });

	await page.goto(link);
	await setPassword(page, 'a third turnstile');
	await expect(page.getByRole('main').getByRole('alert')).toHaveText(
		'This link has been used or is older than an hour. Please ask for a new one.',
	);
	await askForLink(page, person.email);
});

test('asking says the same whether or not there is an account; a link that was cut short says so, and a whole one opens', async ({
	page,
}) => {
	await page.goto('/reset-password#token=abc');
	const main = page.getByRole('main');
	await expect(main.getByRole('alert')).toHaveText('This link is not complete.');
	await expect(page).toHaveURL('/reset-password');
	const send = page.getByRole('button', { name: 'Send the link' });
	await send.click();
	await expect(page.getByLabel('Email').first()).toHaveAccessibleDescription(
		'Please enter a valid email address',
	);
	await askForLink(page, 'nobody@example.com');
	await page.keyboard.press('Tab');
	await expect(main.getByRole('link', { name: 'Back to Sign In' })).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Use another address' }).click();
	await expect(send).toBeEnabled();

	await page.goto(`/reset-password#token=${'a'.repeat(43)}`);
	await setPassword(page, 'another turnstile');
	await expect(main.getByRole('alert')).toContainText('Please ask for a new one.');
});

async function askForLink(page: Page, email: string) {
	const main = page.getByRole('main');
	await main.getByLabel('Email').fill(email);
	await main.getByRole('button', { name: 'Send the link' }).click();
	await expect(main.getByRole('status')).toHaveText(
		'If an account has this address, a link to a new password is on its way. It works once, for an hour.',
	);
}

async function setPassword(page: Page, password: string, confirmation = password) {
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByLabel('Confirm password').fill(confirmation);
	await page.getByRole('button', { name: 'Set new password' }).click();
}

/** The path of the link that was mailed to somebody: the letter names the site's own host. */
async function mailedLink(site: EmbeddedSite, email: string): Promise<string> {
	let link = '';
	await expect(() => {
		const letters = site.shownLetters().filter((letter) => letter.startsWith(`${email}\n`));
		link = /https?:\/\/\S+#token=\S+/.exec(letters.join(''))?.[0] ?? '';
		expect(link).not.toBe('');
	}).toPass();
	const { pathname, hash } = new URL(link);
	return pathname + hash;
}
