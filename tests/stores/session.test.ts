import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { users } from '#src/server/db/schema.ts';

import {
	type AccountBrowser,
	accountBrowser,
	newAccountPage,
	registration,
	rememberedUser,
	tellOfOtherTab,
} from '../support/account-visit.ts';
import { testDependencies } from '../support/api.ts';
import { emptyDatabase, testDatabase } from '../support/database.ts';

const db = await testDatabase();
const deps = testDependencies(db, { limitsUses: false });
const forged = {
	isLoggedIn: true,
	fullName: 'Mallory',
	email: 'hello@example.com',
	id: 1,
	isAdmin: true,
};
let browser: AccountBrowser;

beforeEach(async () => {
	await emptyDatabase(db);
	browser = accountBrowser(deps);
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a visitor whom the browser does not remember causes no call', async () => {
	const { $session, openSession } = await newAccountPage();
	openSession();
	expect($session.get()).toEqual({ state: 'signed out' });
	expect(browser.sent).toEqual([]);
});

test('whoever is signed in is greeted at once on the next page, and confirmed by the API', async () => {
	await signIn();
	const { $session, openSession, refreshSession } = await newAccountPage();
	openSession();
	const { fullName, email } = registration;
	expect($session.get()).toMatchObject({ state: 'remembered', user: { fullName, email } });
	expect($session.get()).not.toHaveProperty('user.isAdmin');
	await refreshSession();
	expect($session.get()).toMatchObject({ state: 'signed in', user: { email, isAdmin: false } });
	expect(browser.sent).toHaveLength(2);
});

test('a name and a role that changed on the server replace what the browser remembered', async () => {
	await signIn();
	await db.update(users).set({ fullName: 'Ada King', isAdmin: true });
	const { $session, openSession, refreshSession } = await newAccountPage();
	openSession();
	await refreshSession();
	expect($session.get()).toMatchObject({ state: 'signed in', user: { isAdmin: true } });
	expect(rememberedUser()).toMatchObject({ fullName: 'Ada King', isAdmin: true });
});

test('a forged user is never signed in, and is forgotten once the API has answered', async () => {
	localStorage.setItem('currentUser', JSON.stringify(forged));
	const { $session, openSession, refreshSession } = await newAccountPage();
	const seen: string[] = [];
	$session.subscribe(({ state }) => seen.push(state));
	openSession();
	await refreshSession();
	expect(seen).toEqual(['signed out', 'remembered', 'signed out']);
	expect(rememberedUser()).toBeNull();
});

test.each([
	'',
	'{',
	'null',
	'[]',
	'"admin"',
	'{"isLoggedIn":true}',
	'{"isLoggedIn":false,"fullName":"Ada","email":"ada@example.com"}',
	'{"isLoggedIn":true,"fullName":{},"email":["a"]}',
])('what cannot be a remembered user, like %j, is ignored and logged', async (text) => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	localStorage.setItem('currentUser', text);
	const { $session, openSession } = await newAccountPage();
	openSession();
	expect($session.get()).toEqual({ state: 'signed out' });
	expect(log).toHaveBeenCalledOnce();
	expect(browser.sent).toEqual([]);
});

test('while the API is away the greeting stays, without any right', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	localStorage.setItem('currentUser', JSON.stringify(forged));
	browser.fates = ['request lost'];
	const { $session, openSession, refreshSession } = await newAccountPage();
	openSession();
	await refreshSession();
	expect($session.get().state).toBe('remembered');
	expect(log).toHaveBeenCalledOnce();
	// The next time it is asked again.
	await refreshSession();
	expect($session.get().state).toBe('signed out');
});

test('logging out ends the session on the server and forgets the person here', async () => {
	const { $session, $toasts, logOut, showCarriedToast, leave } = await signIn();
	const stolen = new Map(browser.cookies);
	keepTraces();
	await Promise.all([logOut(leave), logOut(leave)]);
	expect(browser.sent).toHaveLength(2);
	expect($session.get()).toEqual({ state: 'signed out' });
	expectNoTraces();
	expect(leave.mock.calls).toEqual([['/']]);
	showCarriedToast();
	expect($toasts.get()).toMatchObject([
		{ title: 'Logged Out', description: 'You have been successfully logged out.' },
	]);

	for (const [name, value] of stolen) browser.cookies.set(name, value);
	const page = await newAccountPage();
	await page.refreshSession();
	expect(page.$session.get()).toEqual({ state: 'signed out' });
});

test('when the network fails at logging out, the person is forgotten here and told that it is not done', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const { $session, $toasts, logOut, leave } = await signIn();
	keepTraces();
	browser.fates = ['request lost'];
	await logOut(leave);
	expect($session.get()).toEqual({ state: 'signed out' });
	expectNoTraces();
	expect(leave).not.toHaveBeenCalled();
	expect($toasts.get()).toMatchObject([
		{ title: 'Log Out Incomplete', link: { href: '/auth' }, tone: 'destructive' },
	]);

	await logOut(leave);
	expect(leave.mock.calls).toEqual([['/']]);
	expect(browser.cookies).toEqual(new Map());
});

test('logging out in another tab is seen here, whatever was being asked', async () => {
	await signIn();
	const { $session, openSession, refreshSession } = await newAccountPage();
	openSession();
	const answer = refreshSession();
	localStorage.removeItem('currentUser');
	tellOfOtherTab('currentUser');
	expect($session.get()).toEqual({ state: 'signed out' });
	await answer;
	expect($session.get()).toEqual({ state: 'signed out' });
	expect(rememberedUser()).toBeNull();
});

test('signing in in another tab is seen here', async () => {
	const { $session, openSession, refreshSession } = await newAccountPage();
	openSession();
	await signIn();
	tellOfOtherTab('somethingElse');
	expect($session.get().state).toBe('signed out');
	tellOfOtherTab('currentUser');
	expect($session.get().state).toBe('remembered');
	await refreshSession();
	expect($session.get().state).toBe('signed in');
});

async function signIn() {
	const page = await newAccountPage();
	expect(await page.createAccount(registration, page.leave)).toEqual({});
	sessionStorage.removeItem('carriedToast');
	page.leave.mockClear();
	return page;
}

function keepTraces() {
	localStorage.setItem('bookings', '[]');
	localStorage.setItem('recentSearches', '[]');
	sessionStorage.setItem('currentBooking', '{}');
}

function expectNoTraces() {
	expect(rememberedUser()).toBeNull();
	expect(localStorage.getItem('bookings')).toBeNull();
	expect(localStorage.getItem('recentSearches')).toBeNull();
	expect(sessionStorage.getItem('currentBooking')).toBeNull();
}
