import { atom } from 'nanostores';

import { isPersonKnown } from '#src/browser/known-person.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';

import { logFailure } from '../log-failure.ts';
import { isSomebodyRemembered } from '../users/remembered-user.ts';
import {
	$session,
	forgetSession,
	openSession,
	refreshSession,
	type Session,
	tellLogOutIncomplete,
} from '../users/session.ts';
import { followAddress, forgetAddress } from './panel-address.ts';

/** Whether the panel is open to whoever uses this browser. The API decides for itself, call by call. */
export type Access =
	| { state: 'asking' }
	/** The API could not be asked. */
	| { state: 'unreachable' }
	/** `visitor` is signed in here, and does not work at the desk; `isIdle`: the session has ended for want of work. */
	| { state: 'closed'; visitor: SessionUser | null; isIdle?: boolean }
	/** The site asks for a second factor, which has to be set up before anything else opens. */
	| { state: 'set-up'; administrator: SessionUser }
	/**
	 * `isExpired`: the session ended in mid-work; what is on screen stays until the password was given again. `isIdle`:
	 * it did so for want of work.
	 */
	| { state: 'open'; administrator: SessionUser; isExpired: boolean; isIdle?: boolean };

export const $access = atom<Access>({ state: 'asking' });

/** What is asked of whoever signs in, at the door or in mid-work. */
export const $asked = atom<'password' | 'code'>('password');

/**
 * Asks the API who is signed in, and opens the panel to whoever works at the desk: `administrator` may be an agent. Where nobody is remembered, the door is
 * closed until there is an answer. Follows the address, and what other tabs do.
 */
export async function openPanel(): Promise<void> {
	const isSomebodyExpected = isSomebodyRemembered();
	become(isSomebodyExpected ? { state: 'asking' } : closed);
	if (!isFollowing) {
		isFollowing = true;
		// From the form of accounts, where the password was right.
		if (location.hash === '#second-factor') {
			$asked.set('code');
			forgetAddress();
		}
		followAddress();
		openSession();
	}
	if (!isSomebodyExpected && !(await isAnybodyForgotten())) return;
	await refreshSession();
	const session = $session.get();
	if (session.state === 'signed in') receive(session.user);
	else become(session.state === 'remembered' ? { state: 'unreachable' } : closedAfter(session));
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

function closedAfter({ isIdle = false }: Extract<Session, { state: 'signed out' }>): Shut {
	return { ...closed, ...(isIdle && { isIdle }) };
}

// Whoever logs out in another tab, or signs in there as somebody else, leaves nothing on the screen of this one.
$session.listen((session) => {
	const access = $access.get();
	if (access.state === 'asking') return;
	if (session.state === 'signed in') receive(session.user);
	else if (session.state === 'signed out') become(closedAfter(session));
	else if ('administrator' in access && session.user.email !== access.administrator.email) {
		void openPanel();
	}
});

/**
 * Signs in by the panel's own form. Gives what is wrong with what is asked for now, or null.
 * @param email of a colleague's own account; null: of the account that the server's settings name
 */
export function enter(password: string, email: string | null = null): Promise<string | null> {
	return attempt(({ givePassword, wrongPair }) =>
		email === null ? givePassword(password, null) : givePassword(password, email, wrongPair),
	);
}

/** Signs in again whoever's session ended, and lets what waited for it go on. Gives what `enter` does. */
export async function enterAgain(password: string): Promise<string | null> {
	const access = $access.get();
	if (access.state !== 'open') return null;
	return attempt(({ givePassword }) => givePassword(password, access.administrator.email));
}

/** Signs in with the code that was asked for after the password. Gives what `enter` does. */
export function enterCode(code: string): Promise<string | null> {
	return attempt(({ giveCode }) => giveCode(code));
}

/** Ends the session and closes the panel. Should the API not be reached, the panel is closed and that is said. */
export async function leavePanel(): Promise<void> {
	leaveQuietly();
	try {
		const { endSession } = await calls();
		await endSession();
	} catch (error) {
		console.error(error);
		tellLogOutIncomplete({ advice: 'Please sign in and log out again.' });
	}
}

/** Closes the panel to somebody whose session has ended on the server already. */
export function leaveQuietly(): void {
	$asked.set('password');
	become(closed);
	forgetSession();
	forgetAddress();
}

/** Closes the panel to somebody who does not work at the desk any more, or has yet to set up a second factor. */
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
 * @param isIdle the session ended for want of work
 */
export async function signedInAgain(since: number, isIdle: boolean): Promise<boolean> {
	const access = $access.get();
	// Nothing is on screen there that would be lost.
	if (access.state === 'set-up') await refreshSession();
	if (access.state !== 'open') return false;
	if (confirmations > since) return true;
	if (waiting === null) {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		waiting = { promise, settle: resolve };
		$access.set({ ...access, isExpired: true, isIdle });
	}
	return waiting.promise;
}

async function attempt(
	give: (to: Calls) => Promise<{ asked: 'password' | 'code'; wrong: string | null }>,
): Promise<string | null> {
	try {
		const { asked, wrong } = await give(await calls());
		$asked.set(asked);
		return wrong;
	} catch (error) {
		console.error(error);
		return 'We cannot sign you in now. Please check your connection and try again.';
	}
}

type Calls = Awaited<ReturnType<typeof calls>>;

// The contract brings zod with it, which nothing at the door needs before somebody knocks.
function calls() {
	return import('./sign-in-calls.ts');
}

function receive(user: SessionUser): void {
	if (!worksAtDesk(user)) return become({ state: 'closed', visitor: user });
	const access = $access.get();
	// What one administrator began is not finished in the name of another.
	if (access.state === 'open' && access.administrator.id !== user.id) become(closed);
	$asked.set('password');
	if (user.isSetUpDue) return become({ state: 'set-up', administrator: user });
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
