import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import {
	administratorMessages,
	type AdministratorSignInForm,
	signInAdministrator,
} from '#src/contract/admin/sign-in.ts';
import { login, logout, type SessionUser } from '#src/contract/users.ts';
import { usernameFromEmail } from '#src/domain/user.ts';

import { type FieldErrors, refusalMessage, tryLater } from '../refusal.ts';
import {
	$session,
	forgetSession,
	openSession,
	receiveSession,
	refreshSession,
} from '../session.ts';
import { showToast } from '../toasts.ts';

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

/** Asks the API who is signed in, and opens the panel to an administrator. Follows what other tabs do. */
export async function openPanel(): Promise<void> {
	$access.set({ state: 'asking' });
	if (!isFollowing) openSession();
	isFollowing = true;
	await refreshSession();
	const session = $session.get();
	if (session.state === 'signed in') receive(session.user);
	else $access.set(session.state === 'remembered' ? { state: 'unreachable' } : closed);
}

let isFollowing = false;

const closed: Access = { state: 'closed', visitor: null };

// Whoever logs out in another tab, or signs in there as somebody else, leaves nothing on the screen of this one.
$session.listen((session) => {
	if ($access.get().state === 'asking') return;
	if (session.state === 'signed in') receive(session.user);
	else if (session.state === 'signed out') close(closed);
});

/** Signs in by the panel's own form, and gives what is wrong with its field. */
export function enter(form: AdministratorSignInForm): Promise<FieldErrors<'password'>> {
	return signIn(() => call(signInAdministrator, { body: form }));
}

/** Signs in again whoever's session ended, and lets what waited for it go on. */
export function enterAgain({
	password,
}: AdministratorSignInForm): Promise<FieldErrors<'password'>> {
	const access = $access.get();
	if (access.state !== 'open') return Promise.resolve({});
	const { email } = access.administrator;
	return signIn(() =>
		call(login, { body: { username: usernameFromEmail(email), email, password } }),
	);
}

/** Ends the session and closes the panel. Should the API not be reached, the panel is closed and that is said. */
export async function leavePanel(): Promise<void> {
	close(closed);
	forgetSession();
	try {
		await call(logout, { body: {} });
		showToast({ title: administratorMessages.loggedOut });
	} catch (error) {
		console.error(error);
		showToast({
			title: 'Log Out Incomplete',
			description:
				'This browser has forgotten you, but the session on our server could not be ended. Please sign in and log out again.',
			tone: 'destructive',
		});
	}
}

/** Closes the panel to somebody who is no administrator any more. */
export async function accessRefused(): Promise<void> {
	await refreshSession();
}

let waiting: { promise: Promise<boolean>; settle: (isBack: boolean) => void } | null = null;

/** Asks for the password in place, and resolves once it was given: to false where the panel was closed instead. */
export function signedInAgain(): Promise<boolean> {
	const access = $access.get();
	if (access.state !== 'open') return Promise.resolve(false);
	if (waiting === null) {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		waiting = { promise, settle: resolve };
		$access.set({ ...access, isExpired: true });
	}
	return waiting.promise;
}

async function signIn(send: () => Promise<SessionUser>): Promise<FieldErrors<'password'>> {
	try {
		receiveSession(await send());
		showToast({ title: administratorMessages.signedIn, tone: 'success' });
		return {};
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			return { password: administratorMessages.wrongPassword };
		}
		return { password: refusalMessage(error) ?? `We cannot sign you in now. ${tryLater}` };
	}
}

function receive(user: SessionUser): void {
	if (!user.isAdmin) return close({ state: 'closed', visitor: user });
	$access.set({ state: 'open', administrator: user, isExpired: false });
	settle(true);
}

function close(access: Access): void {
	$access.set(access);
	settle(false);
}

function settle(isBack: boolean): void {
	const settled = waiting;
	waiting = null;
	settled?.settle(isBack);
}
