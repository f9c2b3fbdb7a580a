import { atom } from 'nanostores';

import { isPersonKnown } from '#src/browser/known-person.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { usernameFromEmail } from '#src/domain/users/user.ts';

import { logFailure } from '../log-failure.ts';
import { showToast } from '../toasts.ts';
import { isSomebodyRemembered } from '../users/remembered-user.ts';
import {
	$session,
	forgetSession,
	openSession,
	receiveSession,
	refreshSession,
	tellLogOutIncomplete,
} from '../users/session.ts';
import { followAddress, forgetAddress } from './panel-address.ts';

/** Whether the panel is open to whoever uses this browser. The API decides for itself, call by call. */
export type Access =
	| { state: 'asking' }
	/** The API could not be asked. */
	| { state: 'unreachable' }
	/** `visitor` is signed in here, and no administrator. */
	| { state: 'closed'; visitor: SessionUser | null }
	/** `isExpired`: the session ended in mid-work; what is on screen stays until the password was given again. */
	| { state: 'open'; administrator: SessionUser; isExpired: boolean };

export const $access = atom<Access>({ state: 'asking' });

/**
 * Asks the API who is signed in, and opens the panel to an administrator. Where nobody is remembered, the door is
 * closed until there is an answer. Follows the address, and what other tabs do.
 */
export async function openPanel(): Promise<void> {
	const isSomebodyExpected = isSomebodyRemembered();
	become(isSomebodyExpected ? { state: 'asking' } : closed);
	if (!isFollowing) {
		isFollowing = true;
		followAddress();
		openSession();
	}
	if (!isSomebodyExpected && !(await isAnybodyForgotten())) return;
	await refreshSession();
	const session = $session.get();
	if (session.state === 'signed in') receive(session.user);
	else become(session.state === 'remembered' ? { state: 'unreachable' } : closed);
}

// Whom the API knows, and this browser does not. Where there is no answer, the door stays closed.
function isAnybodyForgotten(): Promise<boolean> {
	return isPersonKnown().catch((error: unknown) => {
		logFailure(error);
		return false;
	});
}

let isFollowing = false;

type Shut = Exclude<Access, { state: 'open' }>;
const closed: Shut = { state: 'closed', visitor: null };

// Whoever logs out in another tab, or signs in there as somebody else, leaves nothing on the screen of this one.
$session.listen((session) => {
	const access = $access.get();
	if (access.state === 'asking') return;
	if (session.state === 'signed in') receive(session.user);
	else if (session.state === 'signed out') become(closed);
	else if (access.state === 'open' && session.user.email !== access.administrator.email) {
		void openPanel();
	}
});

/** Signs in by the panel's own form. Gives what is wrong with the password, or null. */
export function enter(password: string): Promise<string | null> {
	return signIn(password, ({ call, signInAdministrator }) =>
		call(signInAdministrator, { body: { password } }),
	);
}

/** Signs in again whoever's session ended, and lets what waited for it go on. Gives what `enter` does. */
export async function enterAgain(password: string): Promise<string | null> {
	const access = $access.get();
	if (access.state !== 'open') return null;
	const { email } = access.administrator;
	return signIn(password, ({ call, login }) =>
		call(login, { body: { username: usernameFromEmail(email), email, password } }),
	);
}

/** Ends the session and closes the panel. Should the API not be reached, the panel is closed and that is said. */
export async function leavePanel(): Promise<void> {
	become(closed);
	forgetSession();
	forgetAddress();
	try {
		const { call, logout, administratorMessages } = await calls();
		await call(logout, { body: {} });
		showToast({ title: administratorMessages.loggedOut });
	} catch (error) {
		console.error(error);
		tellLogOutIncomplete({ advice: 'Please sign in and log out again.' });
	}
}

/** Closes the panel to somebody who is no administrator any more. */
export async function accessRefused(): Promise<void> {
	await refreshSession();
}

let waiting: { promise: Promise<boolean>; settle: (isBack: boolean) => void } | null = null;
let confirmations = 0;

/** How often the API has said, so far, that an administrator is signed in. */
export function timesConfirmed(): number {
	return confirmations;
}

/**
 * Asks for the password in place, and resolves once it was given: to false where the panel was closed instead.
 * @param since `timesConfirmed` when the call that was refused began: it may have been overtaken by a new session
 */
export function signedInAgain(since: number): Promise<boolean> {
	const access = $access.get();
	if (access.state !== 'open') return Promise.resolve(false);
	if (confirmations > since) return Promise.resolve(true);
	if (waiting === null) {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		waiting = { promise, settle: resolve };
		$access.set({ ...access, isExpired: true });
	}
	return waiting.promise;
}

type Calls = Awaited<ReturnType<typeof calls>>;

async function signIn(
	password: string,
	send: (to: Calls) => Promise<SessionUser>,
): Promise<string | null> {
	try {
		const to = await calls();
		const { administratorMessages, administratorSignInForm, refusalMessage, ApiError } = to;
		const { error } = administratorSignInForm.safeParse({ password });
		if (error) return error.issues[0]?.message ?? administratorMessages.wrongPassword;
		try {
			receiveSession(await send(to));
			showToast({ title: administratorMessages.signedIn, tone: 'success' });
			return null;
		} catch (refusal) {
			// A password of a length that no account's has, where an account signs in.
			const isWrong = refusal instanceof ApiError && [400, 401].includes(refusal.status);
			if (isWrong) return administratorMessages.wrongPassword;
			console.error(refusal);
			return refusalMessage(refusal) ?? notNow;
		}
	} catch (error) {
		console.error(error);
		return notNow;
	}
}

const notNow = 'We cannot sign you in now. Please check your connection and try again.';

// The contract brings zod with it, which nothing at the door needs before somebody knocks.
async function calls() {
	const [api, account, administrator, refusal] = await Promise.all([
		import('#src/browser/api.ts'),
		import('#src/contract/users/account.ts'),
		import('#src/contract/admin/sign-in.ts'),
		import('../forms/refusal.ts'),
	]);
	return {
		ApiError: api.ApiError,
		call: api.call,
		login: account.login,
		logout: account.logout,
		signInAdministrator: administrator.signInAdministrator,
		administratorMessages: administrator.administratorMessages,
		administratorSignInForm: administrator.administratorSignInForm,
		refusalMessage: refusal.refusalMessage,
	};
}

function receive(user: SessionUser): void {
	if (!user.isAdmin) return become({ state: 'closed', visitor: user });
	const access = $access.get();
	// What one administrator began is not finished in the name of another.
	if (access.state === 'open' && access.administrator.id !== user.id) become(closed);
	confirmations += 1;
	$access.set({ state: 'open', administrator: user, isExpired: false });
	settle(true);
}

function become(access: Shut): void {
	$access.set(access);
	settle(false);
}

function settle(isBack: boolean): void {
	const settled = waiting;
	waiting = null;
	settled?.settle(isBack);
}
