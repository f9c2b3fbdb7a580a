import { expect, type Page, test } from 'playwright/test';

import { violations } from '../support/accessible.ts';
import { arriveRegistered, callsOf, logOut, newPerson, signInLink } from '../support/accounts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const names = [
	'<script>document.title="hacked"</script>',
	'"><img src=x onerror=alert(1)>',
	'עדה לאבלייס',
	'🦩 Flamingo 👩‍🚀',
	'ß of Straße',
];
test('a name is shown literally whatever it is made of', async ({ page }) => {
	page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
	let fullName = '';
	await page.route('/api/session', (route) =>
		route.fulfill({
			json: { user: { id: 7, email: 'ada@example.com', fullName, isAdmin: false } },
		}),
	);
	await page.goto('/auth');
	for (const name of names) {
		fullName = name;
		await page.reload();
		await expect(page.getByRole('banner')).toContainText(name);
		await expect(page.getByRole('main')).toContainText(`You are signed in as ${name}.`);
		await expect(page).not.toHaveTitle(/hacked/);
	}
});

test('a name of any length keeps the header as it is', async ({ page }) => {
	await page.goto('/');
	const offer = page.getByRole('banner').getByText('Custom Travel Offer');
	const before = await offer.boundingBox();
	await remember(page, { fullName: 'W'.repeat(10_000) });
	await page.route('/api/session', (route) => route.abort());
	await page.goto('/');
	await expect(page.getByRole('banner')).toContainText('WWW');
	expect(await offer.boundingBox()).toEqual(before);
});

test('a corrupt or forged user in storage opens nothing and breaks nothing', async ({ page }) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	await page.goto('/');
	for (const text of ['{', 'null', '[]', '{"isLoggedIn":true,"email":7}']) {
		await page.evaluate((value) => localStorage.setItem('currentUser', value), text);
		await page.reload();
		await expect(signInLink(page)).toBeVisible();
	}
	await remember(page, { isAdmin: true, id: 1 });
	const answer = page.waitForResponse('/api/session');
	await page.reload();
	await (await answer).finished();
	await expect(signInLink(page)).toBeVisible();
	await expect(page.getByText('Admin Panel')).toBeHidden();
	expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
	expect(errors).toEqual([]);
});

test('the link to the admin panel shows once the API has said administrator', async ({ page }) => {
	await page.goto('/');
	await remember(page, {});
	const user = { id: 1, fullName: 'Grace', email: 'grace@example.com', isAdmin: true };
	await page.route('/api/session', (route) => route.fulfill({ json: { user } }));
	await page.reload();
	await page.getByRole('button', { name: 'Account menu' }).click();
	const link = page.getByRole('banner').getByRole('link', { name: 'Admin Panel' });
	await expect(link).toHaveAttribute('href', '/admin');
	await expect(page.getByRole('banner')).toContainText('Grace');
	expect(await violations(page)).toEqual([]);
});

test('a visitor who never signed in causes no call for a session', async ({ page }) => {
	const calls = callsOf(page, '/api/session');
	await page.goto('/');
	await page.waitForLoadState('networkidle');
	await expect(signInLink(page)).toBeVisible();
	expect(calls).toEqual([]);
});

test('the sign-in screen shows who is signed in, though the browser has forgotten', async ({
	page,
}) => {
	const person = newPerson();
	const data = { ...person, username: person.email };
	expect((await page.request.post('/api/register', { data })).status()).toBe(201);
	await page.goto('/login');
	await expect(page.getByRole('main')).toContainText('You are signed in as Ada Lovelace.');
	await expect(page.getByRole('banner')).toContainText('Ada Lovelace');
	expect(await violations(page)).toEqual([]);
});

test('logging out without a network forgets the person and says what is left to do', async ({
	page,
}) => {
	await arriveRegistered(page, newPerson());
	await page.goto('/about');
	await page.evaluate(() => localStorage.setItem('bookings', '[]'));
	await page.route('/api/logout', (route) => route.abort());
	await page.getByRole('button', { name: 'Account menu' }).click();
	await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('alert')).toContainText('Log Out Incomplete');
	await expect(signInLink(page)).toBeVisible();
	expect(await page.evaluate(() => localStorage.length)).toBe(0);

	await page.unroute('/api/logout');
	await page.getByRole('link', { name: 'Try again' }).click();
	await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('status')).toContainText('Logged Out');
});

test('logging out in one tab shows in the other', async ({ page, context }) => {
	await arriveRegistered(page, newPerson());
	const other = await context.newPage();
	await page.goto('/about');
	await other.goto('/flights');
	await expect(other.getByRole('banner')).toContainText('Ada Lovelace');
	await logOut(page);
	await expect(signInLink(other)).toBeVisible();
	await expect(other.getByRole('banner')).not.toContainText('Ada Lovelace');
});

test('on a small screen the account is part of the menu', async ({ page }) => {
	await arriveRegistered(page, newPerson());
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto('/flights');
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
