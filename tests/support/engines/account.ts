import type { Page } from './page.ts';

export type Account = { email: string; password: string };

/** Fills the form of the page for registering, which leads home; gives what signs in. */
export async function register(page: Page): Promise<Account> {
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
