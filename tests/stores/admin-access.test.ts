import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { everyRoute, handle } from '#functions/api.ts';
import { listInquiries } from '#src/contract/desk/requests.ts';
import { sessions, users } from '#src/server/db/schema.ts';

import { accountCalls, ada, boss, password } from '../support/account-calls.ts';
import {
	type AccountBrowser,
	accountBrowser,
	rememberedUser,
	tellOfOtherTab,
} from '../support/account-visit.ts';
import { testDependencies } from '../support/api.ts';
import { testDatabase } from '../support/database.ts';
import { codeAt, storeSecondFactor, wrongCode } from '../support/second-factor.ts';

const { db, store } = accountCalls(await testDatabase());
const deps = testDependencies(db, { limitsUses: false });
const wrongPassword = 'Invalid password. Please try again.';

let browser: AccountBrowser;
let id = 0;

beforeEach(async () => {
	id = await store({ username: boss.email, email: boss.email, isAdmin: true });
	browser = accountBrowser(deps, handle);
	vi.stubGlobal('location', { search: '' });
	vi.stubGlobal('history', { replaceState: () => undefined });
	vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('the right password opens the panel, here and on the next page; another says so at the field', async () => {
	const { openPanel, enter, $access, $toasts } = await newPage();
	await openPanel();
	expect($access.get()).toEqual({ state: 'closed', visitor: null });
	expect(await enter('')).toBe('Please enter the password.');
	expect(await enter('wrong')).toBe(wrongPassword);
	expect($toasts.get()).toEqual([]);
	expect(await enter(password)).toBeNull();
	expect($access.get()).toMatchObject({ state: 'open', administrator: { id }, isExpired: false });
	expect($toasts.get()).toMatchObject([{ title: 'Logged in as administrator' }]);

	const next = await newPage();
	const seen = follow(next.$access);
	await next.openPanel();
	expect(seen).toEqual(['asking', 'open']);
});

test('where a code follows the password, it is asked for, and too late it leads back to the password', async () => {
	await storeSecondFactor(db, id);
	const { openPanel, enter, enterCode, $access, $asked } = await newPage();
	await openPanel();
	expect(await enter(password)).toBeNull();
	expect([$asked.get(), $access.get().state]).toEqual(['code', 'closed']);
	expect(await enterCode('12')).toMatch(/^Please enter the 6 digits/);
	expect(await enterCode(wrongCode())).toMatch(/^This code is wrong/);
	expect($asked.get()).toBe('code');
	browser.cookies.delete('__Host-code-step');
	expect(await enterCode(codeAt())).toMatch(/^Please enter your password again/);
	expect($asked.get()).toBe('password');

	await enter(password);
	expect(await enterCode(codeAt())).toBeNull();
	expect([$asked.get(), $access.get().state]).toEqual(['password', 'open']);
});

test('who has yet to set up what the site asks for is led there, also from an open panel', async () => {
	const { $access, callDeskApiForPage: askForPage } = await enteredPage();
	deps.requiresSecondFactor = true;
	await expect(askForPage(listInquiries)).rejects.toMatchObject({ status: 403 });
	expect($access.get()).toMatchObject({ state: 'set-up', administrator: { id } });
	deps.requiresSecondFactor = false;
});

test('without a network the door says so, and whoever was signed in is asked to try again', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { openPanel, enter, $access } = await newPage();
	await openPanel();
	browser.fates = ['request lost'];
	expect(await enter(password)).toBe(
		'We cannot sign you in now. Please check your connection and try again.',
	);
	await enter(password);

	const next = await newPage();
	browser.fates = ['request lost'];
	await next.openPanel();
	expect(next.$access.get()).toEqual({ state: 'unreachable' });
	await next.openPanel();
	expect(next.$access.get()).toMatchObject({ state: 'open' });
	expect($access.get()).toMatchObject({ state: 'open' });
});

test('a forged administrator in storage, and a visitor, open nothing', async () => {
	const forged = { isLoggedIn: true, fullName: 'Mallory', email: boss.email, id, isAdmin: true };
	localStorage.setItem('currentUser', JSON.stringify(forged));
	const { openPanel, $access, $session } = await newPage();
	const seen = follow($access);
	await openPanel();
	expect(seen).toEqual(['asking', 'closed']);
	expect(rememberedUser()).toBeNull();

	await store();
	const visit = await newPage();
	const { accounts } = visit;
	await accounts.signIn(ada, () => undefined);
	await visit.openPanel();
	expect(visit.$access.get()).toMatchObject({ state: 'closed', visitor: { email: ada.email } });
	expect($session.get()).toEqual({ state: 'signed out' });
});

test('calls that meet an ended session wait for one password and are then made once more', async () => {
	const { $access, enterAgain, callDeskApiForPage: askForPage } = await enteredPage();
	await db.delete(sessions);
	const calls = [1, 2, 3].map(() => askForPage(listInquiries));
	await expect.poll(() => $access.get()).toMatchObject({ state: 'open', isExpired: true });
	browser.sent = [];
	expect(await enterAgain('wrong')).toBe(wrongPassword);
	expect(await enterAgain('x')).toBe(wrongPassword);
	expect($access.get()).toMatchObject({ isExpired: true });
	expect(await enterAgain(password)).toBeNull();
	expect(await Promise.all(calls)).toEqual([1, 2, 3].map(() => ({ rows: [], total: 0 })));
	expect($access.get()).toMatchObject({ state: 'open', isExpired: false });
	// Three passwords, then each call once.
	expect(browser.sent).toHaveLength(6);
});

test('a refusal that comes late, after the password was given, asks for no other one', async () => {
	const { $access, enterAgain, callDeskApiForPage: askForPage } = await enteredPage();
	await db.delete(sessions);
	const { serve } = browser;
	const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
	let calls = 0;
	browser.serve = async (request) => {
		const answer = await serve(request);
		calls += 1;
		if (calls === 1) await isLate;
		return answer;
	};
	const late = askForPage(listInquiries);
	await expect.poll(() => calls).toBe(1);
	const other = askForPage(listInquiries);
	await expect.poll(() => $access.get()).toMatchObject({ isExpired: true });
	await enterAgain(password);
	await other;
	const seen = follow($access);
	arrive();
	expect(await late).toEqual({ rows: [], total: 0 });
	expect(seen).toEqual(['open']);
});

test('who logs out instead leaves nothing, and what waited fails', async () => {
	const {
		$access,
		leavePanel,
		callDeskApiForPage: askForPage,
		queryClient,
		$toasts,
	} = await enteredPage();
	localStorage.setItem('bookings', '[]');
	queryClient.setQueryData(['secret'], 'a name');
	await db.delete(sessions);
	const outcome = askForPage(listInquiries).catch((error: unknown) => error);
	await expect.poll(() => $access.get()).toMatchObject({ isExpired: true });
	await leavePanel();
	expect(await outcome).toMatchObject({ status: 401 });
	expect($access.get()).toEqual({ state: 'closed', visitor: null });
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
	expect(localStorage.getItem('bookings')).toBeNull();
	expect(rememberedUser()).toBeNull();
	expect($toasts.get().at(-1)).toMatchObject({ title: 'You have been logged out successfully' });
});

test('a log-out that does not reach the API closes the panel and says what is left', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	const { $access, leavePanel, $toasts } = await enteredPage();
	browser.fates = ['request lost'];
	await leavePanel();
	expect($access.get()).toMatchObject({ state: 'closed' });
	expect($toasts.get().at(-1)).toMatchObject({ title: 'Log Out Incomplete', tone: 'destructive' });
});

test('what comes in after a log-out is not kept for the next one who enters', async () => {
	const { enter, leavePanel, queryClient } = await enteredPage();
	await leavePanel();
	queryClient.setQueryData(['late'], 'a name');
	await enter(password);
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('who lost the role is shown the door at the first call', async () => {
	const { $access, callDeskApiForPage: askForPage } = await enteredPage();
	await db.update(users).set({ isAdmin: false }).where(eq(users.id, id));
	await expect(askForPage(listInquiries)).rejects.toMatchObject({ status: 403 });
	expect($access.get()).toMatchObject({ state: 'closed', visitor: { id } });
});

test('a log-out in another tab closes this one, a sign-in as somebody else at once', async () => {
	const { $access, queryClient } = await enteredPage();
	const other = JSON.stringify({ isLoggedIn: true, fullName: 'Ada', email: ada.email });
	queryClient.setQueryData(['secret'], 'a name');
	localStorage.setItem('currentUser', other);
	tellOfOtherTab('currentUser');
	expect($access.get()).toEqual({ state: 'asking' });
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
	await expect.poll(() => $access.get()).toMatchObject({ state: 'open' });

	localStorage.removeItem('currentUser');
	tellOfOtherTab('currentUser');
	expect($access.get()).toEqual({ state: 'closed', visitor: null });
});

/** A page newly loaded, on which nobody has pressed anything. */
async function newPage() {
	// The server goes on with what it has.
	await everyRoute();
	vi.resetModules();
	const [access, ask, client, session, toasts, accounts] = await Promise.all([
		import('#src/stores/desk/access.ts'),
		import('#src/stores/desk/call-desk-api.ts'),
		import('#src/stores/desk/query-client.ts'),
		import('#src/stores/users/session.ts'),
		import('#src/stores/toasts.ts'),
		import('#src/stores/users/accounts.ts'),
	]);
	return { ...access, ...ask, ...client, ...session, ...toasts, accounts };
}

async function enteredPage() {
	const page = await newPage();
	await page.openPanel();
	await page.enter(password);
	return page;
}

/** The states that a store takes from now on. */
function follow($access: Awaited<ReturnType<typeof newPage>>['$access']): string[] {
	const seen: string[] = [];
	$access.subscribe(({ state }) => void (seen.at(-1) === state || seen.push(state)));
	return seen;
}
