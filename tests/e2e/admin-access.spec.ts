import { expectAccessible } from '../support/accessible.ts';
import {
	callsOf,
	newPerson,
	register,
	signIn,
	submitSignIn,
	visitor,
} from '../support/accounts.ts';
import { adminPassword } from '../support/admin-password.ts';
import { expectSignIn, passwordField, submit } from '../support/panel-sign-in.ts';
import { enterPanel, signInToPanel } from '../support/panel.ts';
import { expect, test } from '../support/site.ts';

const wrongPassword = 'Invalid password. Please try again.';

test('the password opens the panel; a wrong one is refused at the field, and what was typed can be mended', async ({
	page,
}) => {
	await page.goto('/admin');
	await expect(passwordField(page)).toBeFocused();
	await page.keyboard.type('not the password');
	await page.keyboard.press('Enter');
	await expect(page.getByText(wrongPassword)).toBeVisible();
	await expect(passwordField(page)).toHaveAccessibleDescription(wrongPassword);
	await expect(passwordField(page)).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.type(adminPassword);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('status').filter({ hasText: 'Logged in' })).toHaveText(
		'Logged in as administrator',
	);
	await expect(page.getByRole('tab', { selected: true })).toContainText('Today');
	await expect(page).toHaveTitle(/^(\(\d+\) )?Today \| Bright Departures$/);
});

test('logging out closes the panel, forgets the person, and Back shows nothing of it', async ({
	page,
}) => {
	await signInToPanel(page, 'tab=users&q=administrator');
	await expect(page.getByRole('table')).toContainText('Administrator');
	await page.evaluate(() => localStorage.setItem('bookings', '[]'));
	await page.getByRole('button', { name: 'Log out' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'logged out' })).toHaveText(
		'You have been logged out successfully',
	);
	await expectSignIn(page);
	await expect(passwordField(page)).toBeFocused();
	await expect(page).toHaveURL('/admin');
	await expect(page).toHaveTitle('Back office | Bright Departures');
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
	await page.goto('/about');
	await page.goBack();
	await expectSignIn(page);
	await page.reload();
	await expectSignIn(page);
});

test('an administrator who is signed in goes straight in, without a glimpse of the form, or unknown to this browser; once the session is over the form is there', async ({
	page,
}) => {
	await signInToPanel(page);
	await page.addInitScript(() => {
		const look = () => {
			const field = document.querySelector('input[type=password]');
			const isSeen = field?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
			if (isSeen) document.documentElement.dataset['glimpse'] = 'yes';
			requestAnimationFrame(look);
		};
		look();
	});
	await page.goto('/admin?tab=inquiries');
	await expect(page.getByRole('heading', { name: 'Contact Inquiries' })).toBeVisible();
	await expect(page.locator('html[data-glimpse]')).toHaveCount(0);

	await page.evaluate(() => localStorage.clear());
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Contact Inquiries' })).toBeVisible();
	await page.context().clearCookies();
	await page.reload();
	await expectSignIn(page);
	await expect(passwordField(page)).toBeFocused();
	// Which release was told of is nobody's secret.
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['panelSeenRelease']);
});

test('what is typed, shown and sent before the script has come is not lost', async ({ page }) => {
	const { promise: hasCome, resolve: come } = Promise.withResolvers<void>();
	await page.route('**/_astro/*.js', async (route) => {
		await hasCome;
		await route.continue();
	});
	await page.goto('/admin', { waitUntil: 'commit' });
	await expect(passwordField(page)).toBeFocused();
	await page.keyboard.type('not the password');
	await page.getByRole('button', { name: 'Show password' }).click();
	await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('not the password');
	await page.getByRole('button', { name: 'Hide password' }).click();
	await page.getByRole('button', { name: 'Sign In' }).dblclick();
	const sent = callsOf(page, '/api/admin/login');
	come();
	await expect(passwordField(page)).toHaveAccessibleDescription(wrongPassword);
	await expect(passwordField(page)).toHaveValue('not the password');
	await submit(page, adminPassword);
	await expect(page.getByRole('tab').first()).toBeVisible();
	expect(sent).toEqual(['POST', 'POST']);
});

test('nobody who is not signed in loads React, and what does not come is told', async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(request.url());
	});
	await page.goto('/admin', { waitUntil: 'networkidle' });
	await expectSignIn(page);
	expect(scripts.length).toBeGreaterThan(0);
	expect(scripts.filter((url) => /react|panel/.test(new URL(url).pathname))).toEqual([]);
	await page.route(/_astro\/panel\./, (route) => route.abort());
	await submit(page, adminPassword);
	await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
	await page.unroute(/_astro\/panel\./);
	await page.getByRole('button', { name: 'Reload the page' }).click();
	await expect(page.getByRole('tab').first()).toBeVisible();
});

test('a visitor sees who they are and the form, and loads no panel; a forged administrator the form, and no data', async ({
	page,
}) => {
	await register(page, newPerson({ fullName: '<b>Ada</b>' }));
	const calls: string[] = [];
	page.on('request', (request) => {
		const { pathname } = new URL(request.url());
		// The page that they come from may still ask whether what it shows is old.
		if (pathname === '/api/catalog-versions') return;
		if (/\/api\/(?!session)|\/_astro\/panel\./.test(pathname)) calls.push(pathname);
	});
	await page.goto('/admin');
	await expect(page.getByRole('main')).toContainText(
		'You are signed in as <b>Ada</b>. This account is not an administrator’s.',
	);
	await expectSignIn(page);
	await expectAccessible(page);
	expect(calls).toEqual([]);
	await page.context().clearCookies();
	await page.evaluate(() =>
		localStorage.setItem(
			'currentUser',
			JSON.stringify({ isLoggedIn: true, fullName: 'M', email: 'm@example.com', isAdmin: true }),
		),
	);
	await page.reload();
	await expectSignIn(page);
	expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a limit, a lost line and a slow one are told at the field; a double click sends once', async ({
	page,
}) => {
	await page.goto('/admin');
	const message = 'Too many attempts. Please wait a while and try again.';
	await page.route('/api/admin/login', (route) =>
		route.fulfill({ status: 429, json: { message } }),
	);
	await submit(page, 'a guess');
	await expect(passwordField(page)).toHaveAccessibleDescription(message);

	await page.unroute('/api/admin/login');
	await page.route('/api/admin/login', (route) => route.abort());
	await submit(page, adminPassword);
	await expect(passwordField(page)).toHaveAccessibleDescription(
		'We cannot sign you in now. Please check your connection and try again.',
	);

	await page.unroute('/api/admin/login');
	const sent = callsOf(page, '/api/admin/login');
	const { promise, resolve: answer } = Promise.withResolvers<void>();
	await page.route('/api/admin/login', async (route) => {
		await promise;
		await route.continue();
	});
	await page.getByRole('button', { name: 'Sign In' }).dblclick();
	await expect(page.getByRole('button', { name: 'Signing in' })).toBeFocused();
	await page.keyboard.press('Enter');
	answer();
	await expect(page.getByRole('tab').first()).toBeVisible();
	expect(sent).toEqual(['POST']);
});

test('a log-out in another tab closes the panel, and a sign-in there as somebody else shows who that is', async ({
	page,
	context,
	browser,
}) => {
	const person = await visitor(browser);
	await signInToPanel(page, 'tab=users');
	await expect(page.getByRole('table')).toContainText(person.email);
	const other = await context.newPage();
	await other.goto('/auth');
	await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
	await expect(other).toHaveURL('/');
	await expectSignIn(page);
	await signIn(other, person);
	await expect(page.getByRole('main')).toContainText('You are signed in as Ada Lovelace.');
	await expectSignIn(page);
});

test('whoever is made an administrator enters by their own account and by the header’s link, until it is taken back', async ({
	page,
	browser,
}) => {
	const person = newPerson({ fullName: 'Grace Hopper' });
	await page.setViewportSize({ width: 1440, height: 900 });
	await register(page, person);
	const boss = await browser.newContext();
	const entered = await boss.request.post('/api/admin/login', {
		data: { password: adminPassword },
	});
	expect(entered.ok()).toBe(true);
	// A role is changed by whoever gave the password again a moment ago.
	const again = await boss.request.post('/api/admin/confirm', {
		data: { password: adminPassword },
	});
	expect(again.ok()).toBe(true);
	const found = await boss.request.get('/api/users', { params: { q: person.email } });
	const [{ id }] = await found.json();
	const setRole = (isAdmin: boolean) =>
		boss.request.patch(`/api/admin/users/${id}`, { data: { isAdmin } });
	expect((await setRole(true)).ok()).toBe(true);

	// A new role ends the sessions of the old one.
	await page.goto('/auth');
	await submitSignIn(page, person);
	// Who works at the desk is led there.
	await expect(page).toHaveURL('/admin');
	await page.goto('/');
	await page.getByRole('button', { name: 'Account menu' }).click();
	await page.getByRole('banner').getByRole('link', { name: 'Admin Panel' }).click();
	await expect(page.getByRole('main')).toContainText('Grace Hopper');
	await page.getByRole('tab', { name: 'Registered Users' }).click();
	await expect(page.getByRole('table')).toContainText(person.email);

	expect((await setRole(false)).ok()).toBe(true);
	await page.getByRole('tab', { name: 'Email Subscribers' }).click();
	await submit(page, person.password, 'Go on');
	await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toContainText(
		'Only somebody who works at the desk can do this.',
	);
	await page.getByRole('button', { name: 'Log out instead' }).click();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await boss.close();
});

test('when the API cannot be asked who is signed in, that is said, and asked again', async ({
	page,
}) => {
	await enterPanel(page);
	await page.route('/api/session', (route) => route.abort());
	await page.reload();
	await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
	await expect(page.getByRole('tab')).toHaveCount(0);
	await page.unroute('/api/session');
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('tab').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what it needs', async ({ page }) => {
		await page.goto('/admin');
		await expect(page.getByText('The back office needs JavaScript.')).toBeVisible();
		await expect(page.getByLabel('Password')).toBeHidden();
	});
});
