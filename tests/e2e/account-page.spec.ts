import { violations } from '../support/accessible.ts';
import { arriveRegistered, newPerson, submitSignIn } from '../support/accounts.ts';
import { reference } from '../support/checkout.ts';
import type { EmbeddedSite } from '../support/embedded-site.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a traveller confirms an address, saves a companion, books for them and finds the trip', async ({
	page,
	site,
}) => {
	const person = newPerson();
	await arriveRegistered(page, person);
	await page.goto('/');
	await page.getByRole('button', { name: 'Account menu' }).click();
	await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
	await main.getByRole('button', { name: 'Send me a new link' }).click();
	await expect(main.getByRole('status')).toContainText(
		`A new link is on its way to ${person.email}`,
	);
	expect(await violations(page)).toEqual([]);

	// The letter is read in another browser, in which nobody is signed in.
	const link = await mailedLink(site, person.email, 'With this link you confirm');
	await page.context().clearCookies();
	await page.goto('about:blank');
	const addresses: string[] = [];
	page.on('request', (request) => {
		addresses.push(request.url(), request.headers()['referer'] ?? '');
	});
	await page.goto(link);
	await expect(main).toContainText('Sign in to the account whose address you confirm.');
	await expect(page).toHaveURL('/account');
	await submitSignIn(page, person);
	await expect(main.getByRole('status')).toHaveText('Your email address is confirmed.');
	await expect(main.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
	const token = link.replace(/.*=/, '');
	expect(addresses.filter((address) => address.includes(token))).toEqual([]);

	await page.getByRole('tab', { name: 'Travelers' }).click();
	await main.getByRole('button', { name: 'Add a traveler' }).click();
	const form = main.getByRole('form', { name: 'A new traveler' });
	await expect(form.getByLabel('Full name')).toBeFocused();
	await form.getByLabel('Phone').fill('212');
	await form.getByRole('button', { name: 'Save traveler' }).click();
	await expect(page.locator('.field-error')).toHaveText([
		'Name must be at least 2 characters',
		'Please enter a valid phone number',
	]);
	expect(await violations(page)).toEqual([]);
	for (const [label, value] of Object.entries(grace)) await form.getByLabel(label).fill(value);
	await form.getByRole('button', { name: 'Save traveler' }).dblclick();
	await expect(main.getByRole('listitem')).toHaveText(
		/Grace Hopper.*1 Harbor Road, New York 10004/s,
	);
	await expect(main.getByRole('listitem')).toHaveCount(1);

	await page.goto('/flights/1');
	await main.getByRole('link', { name: 'Book this deal' }).click();
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
	await page.getByLabel('Travelers you saved').selectOption('Grace Hopper');
	for (const [label, value] of Object.entries({
		'First name': 'Grace',
		'Last name': 'Hopper',
		Phone: grace.Phone,
		Address: grace.Address,
		'ZIP code': grace['ZIP code'],
		Email: person.email,
	})) {
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
	}
	await page.getByLabel('I accept the terms and conditions').check();
	await page.getByRole('button', { name: 'Complete booking' }).click();
	const booked = await reference(page);

	await page.setViewportSize({ width: 320, height: 700 });
	const upcoming = main.getByRole('region', { name: 'Upcoming' });
	// The second is what a browser without scripts is led to.
	for (const path of ['/account', '/account/trips']) {
		await page.goto(path);
		await expect(upcoming.getByRole('link')).toHaveAttribute('href', `/trip/${booked}`);
		await expect(upcoming.getByRole('link')).toContainText('Held');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await violations(page)).toEqual([]);
	}
	await upcoming.getByRole('link').click();
	await expect(page).toHaveURL(`/trip/${booked}`);
});

test('a traveller changes name, address and password, and deletes the account', async ({
	page,
	site,
}) => {
	const person = newPerson();
	const newEmail = newPerson().email;
	await arriveRegistered(page, person);
	await page.goto('/account#settings');
	const main = page.getByRole('main');
	const banner = page.getByRole('banner');
	await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	await main.getByLabel('Full name').fill('Ada King');
	await main.getByRole('button', { name: 'Save name' }).click();
	await expect(banner).toContainText('Ada King');
	expect(await violations(page)).toEqual([]);

	const email = main.getByRole('region', { name: 'Email' });
	await email.getByLabel('New email').fill(newEmail);
	await email.getByLabel('Your password').fill('a guess');
	await email.getByRole('button', { name: 'Change email' }).click();
	await expect(email.locator('.field-error')).toHaveText('This is not your password.');
	await email.getByLabel('Your password').fill(person.password);
	await email.getByRole('button', { name: 'Change email' }).click();
	await expect(email.getByRole('status')).toContainText(`A link is on its way to ${newEmail}`);
	await expect(email.getByLabel('New email')).toHaveValue('');
	await page.goto(await mailedLink(site, newEmail, 'With this link your account gets'));
	await expect(main).toContainText('Your account has its new email address.');
	await expect(main).toContainText(`Ada King${newEmail}`);

	await page.getByRole('tab', { name: 'Settings' }).click();
	const password = main.getByRole('region', { name: 'Password' });
	await password.getByLabel('Current password').fill(person.password);
	await password.getByLabel('New password', { exact: true }).fill('another turnstile');
	await password.getByLabel('Confirm new password').fill('another');
	await password.getByRole('button', { name: 'Change password' }).click();
	await expect(password.locator('.field-error')).toHaveText("Passwords don't match");
	await password.getByLabel('Confirm new password').fill('another turnstile');
	await password.getByRole('button', { name: 'Change password' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Password Changed' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
		'aria-selected',
		'true',
	);

	const end = main.getByRole('region', { name: 'Delete my account' });
	await expect(end).toContainText('Your bookings stay');
	await end.getByRole('button', { name: 'Delete my account' }).click();
	await expect(end.getByLabel('Your password')).toBeFocused();
	await end.getByLabel('Your password').fill('another turnstile');
	await end.getByRole('button', { name: 'Delete it for good' }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('status')).toContainText('Account Deleted');
	await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
	await page.goto('/account');
	await submitSignIn(page, { email: newEmail, password: 'another turnstile' });
	await expect(page.getByRole('alert')).toContainText('Invalid email or password');
});

test('an account that does not load says so and opens at the next try; a log-out elsewhere closes it', async ({
	page,
	context,
}) => {
	await arriveRegistered(page, newPerson());
	await page.route('/api/account', (route) => route.abort());
	await page.goto('/account');
	const main = page.getByRole('main');
	await expect(main.getByRole('alert')).toContainText('Your account could not be loaded.');
	await page.unroute('/api/account');
	await main.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('tab', { name: 'Trips' })).toBeVisible();
	const other = await context.newPage();
	await other.goto('/about');
	await other.getByRole('button', { name: 'Account menu' }).click();
	await other.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
	await expect(main).toContainText('Sign in to see your trips');
});

const grace = {
	'Full name': 'Grace Hopper',
	Phone: '+1 212 555 0100',
	Address: '1 Harbor Road',
	City: 'New York',
	'ZIP code': '10004',
	Country: 'United States',
};

/** The path of the link that was mailed to somebody behind these words: the letter names the site's own host. */
async function mailedLink(site: EmbeddedSite, email: string, words: string): Promise<string> {
	let link = '';
	await expect(() => {
		const letters = site.shownLetters().filter((letter) => letter.startsWith(`${email}\n`));
		const letter = letters.find((each) => each.replaceAll('\n', ' ').includes(words)) ?? '';
		link = /https?:\/\/\S+#confirm=\S+/.exec(letter)?.[0] ?? '';
		expect(link).not.toBe('');
	}).toPass();
	const { pathname, hash } = new URL(link);
	return pathname + hash;
}
