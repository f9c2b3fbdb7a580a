import { violations } from '../support/accessible.ts';
import {
	callsOf,
	fillRegistration,
	logOut,
	newPerson,
	register,
	signIn,
	signInLink,
	submitSignIn,
	visitor,
} from '../support/accounts.ts';
import { expect, test } from '../support/site.ts';
import { holdScripts } from '../support/slow-phone.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const accountCode = /\/_astro\/(react|AccountScreen)\b/;

test('a visitor registers, logs out and signs in again, and is nobody whose address differs only after the @', async ({
	page,
	browser,
}) => {
	const local = `ada-${crypto.randomUUID()}`;
	const person = newPerson({ email: `${local}@a.example` });
	const other = newPerson({ email: `${local}@b.example`, fullName: 'Ada of another house' });
	await register(page, person);
	const header = page.getByRole('banner');
	await expect(header).toContainText('A Ada Lovelace');
	await expect(signInLink(page)).toBeHidden();
	await expect(header.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
	await visitor(browser, other);

	await logOut(page);
	await expect(signInLink(page)).toBeVisible();
	await expect(header).not.toContainText('Ada Lovelace');
	await signIn(page, other);
	await expect(header).toContainText(other.fullName);
	await logOut(page);
	await signIn(page, person);
	await page.goto('/nowhere');
	await expect(header).toContainText('Ada Lovelace');
	await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

const addresses = [
	['/auth', 'Sign In'],
	['/signin', 'Sign In'],
	['/login', 'Sign In'],
	['/register', 'Register'],
	['/auth#register', 'Register'],
];
test('each address of the screen opens its tab and is not listed by search engines', async ({
	page,
}) => {
	for (const [path = '', tab = ''] of addresses) {
		await test.step(path, async () => {
			await page.goto(path);
			await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
			const button = tab === 'Register' ? 'Create account' : tab;
			await expect(page.getByRole('main').getByRole('button', { name: button })).toBeEnabled();
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
		});
	}
});

test('the email that was typed stays from tab to tab, and by the header’s link, also before the code has come', async ({
	page,
}) => {
	const release = await holdScripts(page, accountCode);
	await page.goto('/auth');
	const main = page.getByRole('main');
	const address = main.getByLabel('Email');
	const fullNameField = main.getByLabel('Full name');
	const toRegister = page.getByRole('banner').getByRole('link', { name: 'Register' });
	await address.fill('ada@example.com');
	await toRegister.click();
	release();
	await expect(fullNameField).toBeVisible();
	await expect(address).toHaveValue('ada@example.com');
	for (const [way, typed] of [
		[page.getByRole('tab', { name: 'Register' }), 'king@example.com'],
		[toRegister, 'augusta@example.com'],
	] as const) {
		await page.getByRole('tab', { name: 'Sign In' }).click();
		await expect(fullNameField).toBeHidden();
		await expect(address).toHaveValue('ada@example.com');
		await address.fill(typed);
		await way.click();
		await expect(fullNameField).toBeVisible();
		await expect(address).toHaveValue(typed);
		await address.fill('ada@example.com');
	}
});

const email = 'Please enter a valid email address';
const password = 'Password must be at least 6 characters';
const fullName = 'Full name must be at least 3 characters';
const mismatch = "Passwords don't match";

test('sign-in names everything that is wrong at its field and sends nothing; a wrong password is told, and the right one signs in', async ({
	page,
	browser,
}) => {
	const calls = callsOf(page, '/api/login');
	await page.goto('/auth');
	for (const [address, secret, errors] of [
		['', '', [email, password]],
		['ada', 'long enough', [email]],
		['ada@example.com', '12345', [password]],
	] as const) {
		await submitSignIn(page, { email: address, password: secret });
		await expect(page.locator('.field-error')).toHaveText([...errors]);
	}
	await expect(page.getByLabel('Password')).toHaveAccessibleDescription(password);
	await expect(page.getByLabel('Password')).toBeFocused();
	expect(calls).toEqual([]);

	const person = await visitor(browser);
	await submitSignIn(page, { ...person, password: 'wrong password' });
	await expect(page.getByRole('alert')).toHaveText('Login Failed Invalid email or password');
	await expect(page.getByLabel('Email')).toHaveValue(person.email);
	await expect(page.getByLabel('Password')).toHaveValue('wrong password');
	await submitSignIn(page, person);
	await expect(page).toHaveURL('/');
});

test('registering names everything that is wrong at its field, alone and at once, until it is mended; a double click registers once', async ({
	page,
	browser,
}) => {
	const calls = callsOf(page, '/api/register');
	await page.goto('/register');
	const right = newPerson();
	for (const [changes, confirmation, errors] of [
		[{ fullName: '', email: '', password: '' }, '', [fullName, email, password, password]],
		[{ fullName: 'Al' }, right.password, [fullName]],
		[{ fullName: '  Al  ' }, right.password, [fullName]],
		[{ email: 'ada@' }, right.password, [email]],
		[{ password: '12345' }, '12345', [password, password]],
		[{}, 'something else', [mismatch]],
		[{ fullName: 'Al', email: 'x' }, 'something else', [fullName, email, mismatch]],
		[
			{ password: 'a'.repeat(10_000) },
			'something else',
			['Please use at most 128 characters', mismatch],
		],
	] as const) {
		await fillRegistration(page, { ...right, ...changes }, confirmation);
		await page.getByRole('button', { name: 'Create account' }).click();
		await expect(page.locator('.field-error')).toHaveText([...errors]);
	}
	expect(await violations(page)).toEqual([]);

	// Mending the password takes the complaint about the confirmation away.
	await fillRegistration(page, right, 'something else');
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page.getByText(mismatch)).toBeVisible();
	await page.getByLabel('Password', { exact: true }).fill('something else');
	await expect(page.getByText(mismatch)).toBeHidden();
	expect(calls).toEqual([]);

	// An address that has an account.
	const known = await visitor(browser);
	const create = page.getByRole('button', { name: 'Create account' });
	await fillRegistration(page, known);
	await create.click();
	await expect(page.getByRole('alert')).toHaveText(
		'Registration Failed An account with this email address exists already. Please sign in instead.',
	);
	await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
	expect(calls.splice(0)).toHaveLength(1);
	await fillRegistration(page, right);
	await create.dblclick();
	await expect(page).toHaveURL('/');
	expect(calls).toHaveLength(1);
});

test('what a password manager fills in before the code has come is sent by an early press', async ({
	page,
}) => {
	const release = await holdScripts(page, accountCode);
	await page.goto('/auth');
	const filled = { email: 'ada@example.com', password: 'enigmatic turnstile' };
	// Without an event: a page may not know of it before the visitor does anything.
	await page.getByRole('main').getByLabel('Email').evaluate(fillSilently, filled.email);
	await page.getByRole('main').getByLabel('Password').evaluate(fillSilently, filled.password);
	await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
	const sent = page.waitForRequest('**/api/login');
	release();
	expect((await sent).postDataJSON()).toMatchObject(filled);
	await expect(page.getByRole('alert')).toContainText('Login Failed');
});

test('with the keyboard alone a visitor registers and logs out, also before the menu’s code has come', async ({
	page,
}) => {
	const person = newPerson();
	await page.goto('/auth');
	await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeEnabled();
	await page.getByRole('tab', { name: 'Sign In' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.insertText(person.fullName);
	await page.keyboard.press('Tab');
	await page.keyboard.insertText(person.email);
	await page.keyboard.press('Tab');
	await page.keyboard.insertText(person.password);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
	await page.keyboard.press('Tab');
	await page.keyboard.insertText(person.password);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/');

	await expect(page.getByRole('banner')).toContainText('Ada Lovelace');
	const release = await holdScripts(page, /\/_astro\/account-menu\b/);
	await page.reload();
	await page.getByRole('button', { name: 'Account menu' }).focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	release();
	await expect(signInLink(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a new password says what is missing and offers the phone', async ({ page }) => {
		await page.goto('/reset-password');
		const note = page.locator('main noscript p');
		await expect(note).toContainText('This form needs JavaScript.');
		await expect(note.locator('a[href="tel:+12125550142"]')).toBeVisible();
		await expect(page.locator('main form')).toBeHidden();
	});
});

function fillSilently(field: Element, value: string): void {
	(field as HTMLInputElement).value = value;
}
