import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import { isPersonKnown } from '#src/browser/known-person.ts';
import {
	changeEmail,
	changeName,
	changeOwnPassword,
	confirmVerification,
	deleteAccount,
	type DeletionForm,
	type EmailForm,
	getOwnAccount,
	type NameForm,
	type OwnAccount,
	ownAccountMessages,
	type OwnPasswordForm,
	sendVerification,
	verificationToken,
} from '#src/contract/users/account-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';

import { type FieldErrors, refusalMessage, tryLater } from '../forms/refusal.ts';
import { showToast, showToastOnNextPage } from '../toasts.ts';
import { reopenAccountForms, sendAccountForm } from './accounts.ts';
import { $session, forgetSession, receiveSession, refreshSession } from './session.ts';

/** Where the account's page stands. */
export type AccountPage =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'signed out' }
	| { state: 'open'; account: OwnAccount };

export const $accountPage = atom<AccountPage>({ state: 'loading' });

/** What became of the link in a letter that the visitor came by; null where they came by none. */
export const $followedLink = atom<{ tone: 'success' | 'error'; text: string } | null>(null);

/** The link's token, while nobody who may follow it is signed in. */
let waitingToken: string | null = null;

/** Whether somebody came by a link that waits for them to sign in. */
export function isLinkWaiting(): boolean {
	return waitingToken !== null;
}

/**
 * Opens the account of whoever is signed in, and follows who signs in and out.
 * @returns ends following
 */
export function openAccountPage(): () => void {
	void loadAccount();
	return $session.listen((session) => {
		const page = $accountPage.get();
		if (page.state === 'open' && session.state === 'signed out') closeAccount();
		if (session.state !== 'signed in') return;
		const isAnother = page.state === 'open' && page.account.user.id !== session.user.id;
		if (page.state === 'signed out' || isAnother) void loadAccount();
	});
}

/**
 * Takes the link that the address may hold, to be followed as soon as somebody is signed in.
 * @param hash the address's fragment; servers and other sites never see that part, so the token travels in it
 * @returns whether there is one
 */
export function takeLink(hash: string): boolean {
	const given = new URLSearchParams(hash.replace(/^#/, '')).get('confirm');
	if (given === null) return false;
	const token = verificationToken.safeParse(given);
	waitingToken = token.success ? token.data : null;
	const problem = token.error?.issues[0]?.message;
	$followedLink.set(problem === undefined ? null : { tone: 'error', text: problem });
	return true;
}

/** Asks for the account, once more after a failure. Never rejects. */
export async function loadAccount(): Promise<void> {
	$accountPage.set({ state: 'loading' });
	try {
		// Asked before the account is: a refusal would stand on the console as an error.
		if (!(await isPersonKnown())) return await closeAfterSession();
		if (waitingToken !== null) await followLink(waitingToken);
		receive(await call(getOwnAccount));
	} catch (error) {
		if (isSignedOut(error)) return closeAfterSession();
		console.error(error);
		$accountPage.set({ state: 'failed' });
	}
}

async function followLink(token: string): Promise<void> {
	try {
		const { message } = await call(confirmVerification, { body: { token } });
		$followedLink.set({ tone: 'success', text: message });
	} catch (error) {
		const text = refusalMessage(error);
		// It waits for somebody to sign in, or for the line to be mended.
		if (text === null || isSignedOut(error)) throw error;
		$followedLink.set({ tone: 'error', text });
	}
	waitingToken = null;
}

/** Takes over what the API says of the account, or a part of it. */
function receive(account: OwnAccount): void {
	$accountPage.set({ state: 'open', account });
	receiveSession(account.user);
}

/** Changes what is shown of the account, while it is. */
export function changeShown(changes: Partial<OwnAccount>): void {
	const page = $accountPage.get();
	if (page.state === 'open') {
		$accountPage.set({ state: 'open', account: { ...page.account, ...changes } });
	}
}

/** Whoever was remembered here is not signed in any more. */
async function closeAfterSession(): Promise<void> {
	await refreshSession();
	closeAccount();
}

/** Shows the sign-in form in place of the account. */
function closeAccount(): void {
	$accountPage.set({ state: 'signed out' });
}

/** Whether a call was refused because nobody is signed in any more. */
function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}

/** Changes the account's name. */
export function saveName(form: NameForm): Promise<FieldErrors<keyof NameForm>> {
	return sendSetting('Name Not Changed', ['fullName'], async () => {
		const user: SessionUser = await call(changeName, { body: form });
		changeShown({ user });
		receiveSession(user);
		showToast({ title: 'Name Changed', tone: 'success' });
	});
}

/** Has the link sent that shows that the account's address is its owner's. Gives whether it is on its way. */
export async function askForVerification(): Promise<boolean> {
	let isSent = false;
	await sendSetting('Link Not Sent', [], async () => {
		await call(sendVerification, { body: {} });
		isSent = true;
	});
	return isSent;
}

/** Has the link sent that gives the account another address. */
export function saveEmail(
	form: EmailForm,
	startAnew: () => void,
): Promise<FieldErrors<keyof EmailForm>> {
	return sendSetting('Email Not Changed', ['email', 'password'], async () => {
		await call(changeEmail, { body: form });
		changeShown({ newEmail: form.email });
		startAnew();
	});
}

/** Changes the account's password; this browser stays signed in. */
export function savePassword(
	{ currentPassword, password }: OwnPasswordForm,
	startAnew: () => void,
): Promise<FieldErrors<'currentPassword' | 'password'>> {
	return sendSetting('Password Not Changed', ['currentPassword', 'password'], async () => {
		await call(changeOwnPassword, { body: { currentPassword, password } });
		// Links that waited have ended with it.
		changeShown({ newEmail: null });
		startAnew();
		showToast({
			title: 'Password Changed',
			description: ownAccountMessages.passwordChanged,
			tone: 'success',
		});
	});
}

/** Deletes the account, forgets it here and leaves for the home page. */
export function removeAccount(
	form: DeletionForm,
	leave: (path: string) => void,
): Promise<FieldErrors<keyof DeletionForm>> {
	return sendSetting('Account Not Deleted', ['password'], async () => {
		await call(deleteAccount, { body: form });
		forgetSession();
		showToastOnNextPage({
			title: 'Account Deleted',
			description: 'Your bookings stay: each opens by the link in its letter.',
		});
		leave(paths.home);
	});
}

/** Sends a form of the account's page. A failure is said; where nobody is signed in any more, the sign-in form is shown. */
export function sendSetting<Field extends string>(
	failed: string,
	fields: readonly Field[],
	send: () => Promise<void>,
): Promise<FieldErrors<Field>> {
	return sendAccountForm({
		fields,
		send: async () => {
			await send();
			reopenAccountForms();
		},
		failure: (error) => {
			if (isSignedOut(error)) closeAccount();
			return { title: failed, description: refusalMessage(error) ?? tryLater };
		},
	});
}
