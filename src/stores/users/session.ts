import { atom } from 'nanostores';

import type { TransportAnswer } from '#src/browser/api.ts';
import { sendSessionQuestion } from '#src/browser/known-person.ts';
import {
	bookingsKey,
	currentUserKey,
	draftsKey,
	openAttemptsKey,
	recentSearchesKey,
	tourDraftKey,
} from '#src/browser/storage-keys.ts';
import { storedValue } from '#src/browser/storage.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { keptPages } from '#src/domain/kept-pages.ts';
import type { RoleFlags } from '#src/domain/users/role.ts';
import { paths } from '#src/paths.ts';

import { logFailure } from '../log-failure.ts';
import { showToast, showToastOnNextPage, type ToastMessage } from '../toasts.ts';

/** What this browser remembers of a person: enough to greet them, and nothing of what they may do. */
type RememberedPerson = { fullName: string; email: string };

/** Who uses this browser. What somebody may do is known only once the API has confirmed who they are. */
export type Session =
	/** `isIdle`: an administrator’s session has ended for want of work. */
	| { state: 'signed out'; isIdle?: boolean }
	| { state: 'remembered'; user: RememberedPerson }
	| { state: 'signed in'; user: SessionUser };

export const $session = atom<Session>({ state: 'signed out' });

const currentUser = storedValue('local', currentUserKey, parsePerson);
/** What belongs to the person and not to the browser. Nothing reads the others here. */
const personal = [
	currentUser,
	storedValue('local', bookingsKey, (json) => json),
	storedValue('local', recentSearchesKey, (json) => json),
	storedValue('session', tourDraftKey, (json) => json),
	storedValue('local', draftsKey, (json) => json),
	storedValue('local', openAttemptsKey, (json) => json),
];

// Answers that were asked for before the last change are out of date.
let changes = 0;
let asking: { since: number; answer: Promise<void> } | null = null;
let loggingOut: Promise<void> | null = null;

/**
 * Shows who was signed in here last, asks the API whether they still are, and follows what other tabs do.
 * Where nobody was signed in, the API is not asked. Call it once in a page.
 */
export function openSession(): void {
	recallSession();
	addEventListener('storage', ({ key }) => {
		if (key === currentUserKey || key === null) recallSession();
	});
	// A page that comes back from the browser's memory has missed what happened meanwhile.
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) recallSession();
	});
}

/** Asks the API who is signed in; while it cannot be reached, what is shown stays. Never rejects. */
export function refreshSession(): Promise<void> {
	if (asking?.since !== changes) asking = { since: changes, answer: ask(changes) };
	return asking.answer;
}

/** Takes over whom the API has signed in, and remembers them for the next page. */
export function receiveSession(user: SessionUser): void {
	const { fullName, email, id, isAdmin, isAgent } = user;
	const role = { isAdmin, ...(isAgent && { isAgent }) };
	currentUser.write({ isLoggedIn: true, fullName, email, id, ...role });
	change({ state: 'signed in', user });
}

/**
 * Forgets the person here at once, then ends the session on the server. Should that fail, the visitor is told
 * and stays on the page.
 * @param leave goes to another page
 */
export function logOut(leave: (path: string) => void): Promise<void> {
	loggingOut ??= endSession(leave).finally(() => {
		loggingOut = null;
	});
	return loggingOut;
}

function recallSession(): void {
	const user = currentUser.read();
	if (!user) {
		if ($session.get().state !== 'signed out') change({ state: 'signed out' });
		return;
	}
	change({ state: 'remembered', user });
	void refreshSession();
}

async function ask(since: number): Promise<void> {
	const answer = answerToSession();
	try {
		const { call, getSession } = await calls();
		const { user, isIdle = false } = await call(getSession, {}, () => answer);
		if (since !== changes) return;
		if (user) receiveSession(user);
		else {
			currentUser.remove();
			change({ state: 'signed out', ...(isIdle && { isIdle }) });
		}
	} catch (error) {
		console.error(error);
		if (asking?.since === since) asking = null;
	}
}

// The question is on its way before the contract has come that reads the answer.
function answerToSession(): Promise<TransportAnswer> {
	const answer = sendSessionQuestion().then(async (response) => {
		const { status, statusText } = response;
		return { status, statusText, text: await response.text(), total: null };
	});
	// Where the contract does not come, nobody waits for it any more.
	answer.catch(() => undefined);
	return answer;
}

/** Forgets the person here, and what belongs to them; the session on the server goes on. */
export function forgetSession(): void {
	for (const kept of personal) kept.remove();
	// Some of these pages are about the person. Insecure origins have no such store.
	void globalThis.caches?.delete(keptPages).catch(logFailure);
	change({ state: 'signed out' });
}

async function endSession(leave: (path: string) => void): Promise<void> {
	forgetSession();
	try {
		const { call, logout } = await calls();
		await call(logout, { body: {} });
	} catch (error) {
		console.error(error);
		tellLogOutIncomplete({ link: { title: 'Try again', href: paths.auth } });
		return;
	}
	showToastOnNextPage({
		title: 'Logged Out',
		description: 'You have been successfully logged out.',
	});
	leave(paths.home);
}

/** Says that the person is forgotten here, but not signed out there. @param wayOut what to do about it */
export function tellLogOutIncomplete(
	wayOut: Pick<ToastMessage, 'link'> & { advice?: string },
): void {
	const { advice = '', ...rest } = wayOut;
	const said =
		'This browser has forgotten your details, but the session on our server could not be ended.';
	const description = `${said} ${advice}`.trim();
	showToast({ title: 'Log Out Incomplete', description, ...rest, tone: 'destructive' });
}

function change(session: Session): void {
	changes += 1;
	$session.set(session);
}

// The contract brings zod with it: a page on which nobody is signed in does not load it.
async function calls() {
	const [{ call }, { getSession, logout }] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/users/account.ts'),
	]);
	return { call, getSession, logout };
}

/** What this browser keeps; `id` and the role are written for other readers and never believed here. */
type StoredPerson = RememberedPerson & { isLoggedIn: true; id?: number } & Partial<RoleFlags>;

function parsePerson(json: unknown): StoredPerson {
	const { isLoggedIn, fullName, email } = Object(json) as Partial<Record<string, unknown>>;
	if (isLoggedIn !== true || typeof fullName !== 'string' || typeof email !== 'string') {
		throw new Error('The remembered user is not one.');
	}
	return { isLoggedIn, fullName, email };
}
