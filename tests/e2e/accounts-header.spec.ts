import type { Page } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { arriveRegistered, callsOf, newPerson, signInLink } from '../support/accounts.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const names = [
	'<script>document.title="hacked"</script>',
	'"><img src=x onerror=alert(1)>',
	'עדה לאבלייס',
	'🦩 Flamingo 👩‍🚀',
	'ß of Straße',
];
test('whoever is signed in stands on the sign-in screen and in the header though the browser has forgotten, literally', async ({
	page,
}) => {
	page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
	const fullName = names.join(' ');
	await page.route('/api/session', async (route) => {
		const response = await route.fetch();
		const { user } = await response.json();
		await route.fulfill({ response, json: { user: { ...user, fullName } } });
	});
	const person = newPerson();
	const data = { ...person, username: person.email };
	expect((await page.request.post('/api/register', { data })).status()).toBe(201);
	await page.goto('/login');
	await expect(page.getByRole('main')).toContainText(`You are signed in as ${fullName}.`);
	await expect(page.getByRole('main')).toContainText(person.email);
	await expect(page.getByRole('banner')).toContainText(fullName);
	await expect(page).not.toHaveTitle(/hacked/);
	expect(await violations(page)).toEqual([]);
});

test('a name of any length keeps the header as it is, and who is an administrator is led to the panel once the API has said so', async ({
	page,
}) => {
	await page.goto('/');
	const banner = page.getByRole('banner');
	const offer = banner.getByText('Custom Travel Offer');
	const before = await offer.boundingBox();
	await remember(page, { fullName: 'W'.repeat(10_000), isAdmin: true });
	await page.route('/api/session', (route) => route.abort());
	await page.reload();
	await expect(banner).toContainText('WWW');
	expect(await offer.boundingBox()).toEqual(before);
	const link = banner.getByRole('link', { name: 'Admin Panel' });
	await page.getByRole('button', { name: 'Account menu' }).click();
	await expect(banner.getByRole('button', { name: 'Log out' })).toBeVisible();
	await expect(link).toBeHidden();

	await page.unroute('/api/session');
	const user = { id: 1, fullName: 'Grace', email: 'grace@example.com', isAdmin: true };
	await page.route('/api/session', (route) => route.fulfill({ json: { user } }));
	await page.reload();
	await page.getByRole('button', { name: 'Account menu' }).click();
	await expect(link).toHaveAttribute('href', '/admin');
	await expect(banner).toContainText('Grace');
	expect(await violations(page)).toEqual([]);
});

test('who never signed in causes no call for a session; a corrupt or forged user in storage opens nothing and breaks nothing', async ({
	page,
}) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	const calls = callsOf(page, '/api/session');
	await page.goto('/');
	await page.waitForLoadState('networkidle');
	await expect(signInLink(page)).toBeVisible();
	expect(calls).toEqual([]);
	// What else can be corrupt, `tests/stores/session.test.ts` has.
	await page.evaluate(() => localStorage.setItem('currentUser', '{"isLoggedIn":true,"email":7}'));
	await page.reload();
	await expect(signInLink(page)).toBeVisible();
	await remember(page, { isAdmin: true, id: 1 });
	const answer = page.waitForResponse('/api/session');
	await page.reload();
	await (await answer).finished();
	await expect(signInLink(page)).toBeVisible();
	await expect(page.getByText('Admin Panel')).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
	expect(errors).toEqual([]);
});

test('logging out shows in the other tab; without a network the person is forgotten, and what is left to do is said', async ({
	page,
	context,
}) => {
	await arriveRegistered(page, newPerson());
	await page.goto('/about');
	const other = await context.newPage();
	await other.goto('/about');
	await expect(other.getByRole('banner')).toContainText('Ada Lovelace');
	await page.evaluate(() => localStorage.setItem('bookings', '[]'));
	await page.route('/api/logout', (route) => route.abort());
	await page.getByRole('button', { name: 'Account menu' }).click();
	await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('alert')).toContainText('Log Out Incomplete');
	await expect(signInLink(page)).toBeVisible();
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await expect(signInLink(other)).toBeVisible();
	await expect(other.getByRole('banner')).not.toContainText('Ada Lovelace');

	await page.unroute('/api/logout');
	await page.getByRole('link', { name: 'Try again' }).click();
	await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('status')).toContainText('Logged Out');
});

test('on a small screen the account is part of the menu', async ({ page }) => {
	await arriveRegistered(page, newPerson());
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto('/about');
	await page.getByRole('button', { name: 'Open menu' }).click();
	await expect(page.getByRole('banner')).toContainText('Ada Lovelace');
	expect(await violations(page)).toEqual([]);
	await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
	await expect(page).toHaveURL('/');
	await page.getByRole('button', { name: 'Open menu' }).click();
	await expect(signInLink(page)).toBeVisible();
});

/** Writes into storage what a signed-in browser has there. */
async function remember(page: Page, changes: object): Promise<void> {
	const user = { isLoggedIn: true, fullName: 'Mallory', email: 'mallory@example.com', ...changes };
	await page.evaluate((value) => localStorage.setItem('currentUser', value), JSON.stringify(user));
}
