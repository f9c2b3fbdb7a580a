import { complaints } from '../support/engines/complaints.ts';
import type { Page } from '../support/engines/page.ts';
import { expect, test } from '../support/engines/site.ts';

test('a visitor registers, logs out by the account menu, as high as what is in it, and signs in again', async ({
	page,
}) => {
	await page.open('/register');
	const { email, password } = await register(page);
	await page.says('Registration Successful');

	await page.button('Account menu').click();
	expect((await page.button('Log out').box()).height).toBeLessThan(60);
	expect((await page.part('#account-panel').box()).height).toBeLessThan(140);
	await page.tab.press('Escape');
	await page.button('Log out').gone();
	expect(await page.button('Account menu').isFocused()).toBe(true);

	await page.button('Account menu').click();
	await page.button('Log out').click();
	await page.says('You have been successfully logged out.');
	await page.link('Sign In').click();
	await page.arrives(/^\/auth$/);
	await page.field('Email').fill(email);
	await page.field('Password').fill(password);
	await page.button('Sign In').click();
	await page.arrives(/^\/$/);
	await page.says('Welcome back to Bright Departures');
	expect(complaints(page)).toEqual([]);
});

type Account = { email: string; password: string };

/** Fills the form of the page for registering, which leads home; gives what signs in. */
async function register(page: Page): Promise<Account> {
	const account = {
		email: `ada-${crypto.randomUUID()}@example.com`,
		password: 'enigmatic turnstile',
	};
	await page.field('Full name').fill('Ada Lovelace');
	await page.field('Email').fill(account.email);
	await page.field('Password').fill(account.password);
	await page.field('Confirm password').fill(account.password);
	await page.button('Create account').click();
	await page.arrives(/^\/$/);
	return account;
}
