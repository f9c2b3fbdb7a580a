import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { userMessages } from '#src/contract/users/account.ts';
import { outbox } from '#src/server/db/schema.ts';

import {
	type AccountBrowser,
	accountBrowser,
	newAccountPage,
	registration,
	rememberedUser,
} from '../support/account-visit.ts';
import { testDependencies } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const deps = testDependencies(db, { limitsUses: false });
const { fullName, email, password } = registration;
let browser: AccountBrowser;

beforeEach(async () => {
	await emptyDatabase(db);
	browser = accountBrowser(deps);
});

afterEach(() => vi.unstubAllGlobals());

test('registering sends what is specified once, signs in and leads home', async () => {
	const page = await newAccountPage();
	const { $session, $toasts, createAccount, showCarriedToast, leave } = page;
	await Promise.all([createAccount(registration, leave), createAccount(registration, leave)]);
	expect(browser.sent.map(({ body }) => JSON.parse(body))).toEqual([
		{ username: 'ada', email, password, fullName, isAdmin: false },
	]);
	const user = { id: 1, email, fullName, isAdmin: false };
	expect($session.get()).toEqual({ state: 'signed in', user });
	expect(rememberedUser()).toEqual({ isLoggedIn: true, ...user });
	expect(leave.mock.calls).toEqual([['/']]);
	showCarriedToast();
	expect($toasts.get()).toMatchObject([{ title: 'Registration Successful', tone: 'success' }]);
});

test('signing in sends the email beside the user name, and leads home', async () => {
	await register();
	const { $session, $toasts, signIn, showCarriedToast, leave } = await newAccountPage();
	expect(await signIn({ email, password }, leave)).toEqual({});
	expect(browser.sent.map(({ body }) => JSON.parse(body))).toEqual([
		{ username: 'ada', email, password },
	]);
	expect($session.get()).toMatchObject({ state: 'signed in', user: { email } });
	expect(leave.mock.calls).toEqual([['/']]);
	showCarriedToast();
	expect($toasts.get()).toMatchObject([
		{
			title: 'Login Successful',
			description: 'Welcome back to Bright Departures',
			tone: 'success',
		},
	]);
});

test('two people whose addresses differ after the @ only have accounts of their own', async () => {
	const people = ['alice@a.example', 'alice@b.example'].map((address, index) => ({
		email: address,
		fullName: `Alice ${index}`,
		password: `turnstile number ${index}`,
	}));
	for (const person of people) await register(person);
	for (const person of people) {
		const { $session, signIn, leave } = await newAccountPage();
		await signIn(person, leave);
		expect($session.get()).toMatchObject({ user: { fullName: person.fullName } });
	}
});

test.each<[what: string, answer: () => Promise<Response>, description: string]>([
	[
		'the server refuses the password',
		async () => Response.json({ message: 'Sign in first.' }, { status: 401 }),
		userMessages.signInFailed,
	],
	[
		'there were too many attempts',
		async () => Response.json({ message: userMessages.tooMany }, { status: 429 }),
		userMessages.tooMany,
	],
	[
		'the server fails',
		async () => new Response('Bad Gateway', { status: 502 }),
		'Please try again later.',
	],
	[
		'a hotel network answers',
		async () => new Response('<h1>Welcome</h1>'),
		'Please try again later.',
	],
	[
		'the line is down',
		() => Promise.reject(new TypeError('Failed to fetch')),
		'Please try again later.',
	],
])('when %s, signing in says so and can be tried again', async (_, answer, description) => {
	await register();
	const { serve } = browser;
	browser.serve = answer;
	const { $session, $toasts, signIn, leave } = await newAccountPage();
	expect(await signIn({ email, password }, leave)).toEqual({});
	const toast = { title: 'Login Failed', description, tone: 'destructive' };
	expect($toasts.get()).toMatchObject([toast]);
	expect($session.get().state).toBe('signed out');
	expect(leave).not.toHaveBeenCalled();

	browser.serve = serve;
	await signIn({ email, password }, leave);
	expect(leave.mock.calls).toEqual([['/']]);
});

test('a wrong password and an unknown address are answered alike', async () => {
	await register();
	for (const form of [
		{ email, password: 'wrong password' },
		{ email: 'nobody@example.com', password },
	]) {
		const { $toasts, signIn, leave } = await newAccountPage();
		expect(await signIn(form, leave)).toEqual({});
		expect($toasts.get()).toMatchObject([
			{ title: 'Login Failed', description: 'Invalid email or password' },
		]);
	}
});

test('an address that has an account already cannot be registered again, in any case of letters', async () => {
	await register();
	const { $session, $toasts, createAccount, leave } = await newAccountPage();
	await createAccount({ ...registration, email: 'ADA@Example.com' }, leave);
	expect($toasts.get()).toMatchObject([
		{
			title: 'Registration Failed',
			description: userMessages.emailTaken,
			tone: 'destructive',
		},
	]);
	expect($session.get().state).toBe('signed out');
});

test('what the server says of a field comes back for it', async () => {
	const { $toasts, createAccount, leave } = await newAccountPage();
	const errors = await createAccount({ ...registration, fullName: 'Al', email: 'ada' }, leave);
	expect(errors).toMatchObject({
		fullName: 'Full name must be at least 3 characters',
		email: 'Please enter a valid email address',
	});
	expect($toasts.get()).toMatchObject([{ title: 'Registration Failed' }]);
});

test('a registration that the server fails at is told in the specified words', async () => {
	browser.serve = async () => new Response(null, { status: 503 });
	const { $toasts, createAccount, leave } = await newAccountPage();
	await createAccount(registration, leave);
	const description = 'There was an error processing your registration';
	expect($toasts.get()).toMatchObject([{ title: 'Registration Failed', description }]);
});

test('a password is changed with the link that was emailed, once', async () => {
	await register();
	await openedAt('').then(({ askForResetLink }) => askForResetLink({ email }));
	const token = await mailedToken();

	const { $toasts, setNewPassword, showCarriedToast, leave, ...page } = await openedAt(token);
	expect(page.$passwordReset.get().state).toBe('choosing');
	const changed = { password: 'another turnstile', confirmPassword: 'another turnstile' };
	expect(await setNewPassword(changed, leave)).toEqual({});
	expect(leave.mock.calls).toEqual([['/auth']]);
	showCarriedToast();
	expect($toasts.get()).toMatchObject([
		{ title: 'Password Changed', description: userMessages.passwordChanged, tone: 'success' },
	]);

	const old = await newAccountPage();
	await old.signIn({ email, password }, old.leave);
	expect(old.leave).not.toHaveBeenCalled();
	await old.signIn({ email, password: 'another turnstile' }, old.leave);
	expect(old.leave.mock.calls).toEqual([['/']]);

	const again = await openedAt(token);
	await again.setNewPassword(changed, again.leave);
	expect(again.leave).not.toHaveBeenCalled();
	const problem = userMessages.resetLinkEnded;
	expect(again.$passwordReset.get()).toEqual({ state: 'asking', problem });
});

test('asking for a link is answered alike for known and unknown addresses', async () => {
	await register();
	for (const address of [email, 'nobody@example.com']) {
		const { $passwordReset, askForResetLink } = await openedAt('');
		expect(await askForResetLink({ email: address })).toEqual({});
		expect($passwordReset.get()).toEqual({ state: 'sent' });
	}
	const letters = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'password-reset'))
		.orderBy(outbox.id);
	expect(letters.map(({ recipient }) => recipient)).toEqual([email]);
});

test.each([
	['empty', ''],
	['cut short', 'a'.repeat(42)],
	['of other characters', `${'a'.repeat(42)}!`],
	['10,000 characters long', 'a'.repeat(10_000)],
])('a link whose token is %s leads to asking for another', async (_, token) => {
	const { $passwordReset } = await openedAt(token, true);
	const problem = 'This link is not complete.';
	expect($passwordReset.get()).toEqual({ state: 'asking', problem });
	expect(browser.sent).toEqual([]);
});

/** The screen at the address without a token, or with one. */
async function openedAt(token: string, isGiven = token !== '') {
	const page = await newAccountPage();
	page.openPasswordReset(isGiven ? `#token=${token}` : '');
	return page;
}

async function mailedToken(): Promise<string> {
	const letters = await db
		.select()
		.from(outbox)
		.where(eq(outbox.kind, 'password-reset'))
		.orderBy(outbox.id);
	const token = /\/reset-password#token=([\w-]{43})\b/.exec(letters.at(-1)?.body ?? '')?.[1];
	if (token === undefined) throw new Error('No link was emailed.');
	return token;
}

/** Has an account, and is signed out again. */
async function register(changes: Partial<typeof registration> = {}) {
	const page = await newAccountPage();
	await page.createAccount({ ...registration, ...changes }, page.leave);
	expect(page.leave.mock.calls).toEqual([['/']]);
	await page.logOut(page.leave);
	sessionStorage.removeItem('carriedToast');
	browser.sent.length = 0;
}
