import { ApiError, call } from '#src/browser/api.ts';
import {
	administratorMessages,
	administratorSignInForm,
	codeForm,
	sendCode,
	signInAdministrator,
} from '#src/contract/desk/sign-in.ts';
import { logout, type SessionUser, type SignInReply } from '#src/contract/users/account.ts';

import { refusalMessage } from '../forms/refusal.ts';
import { showToast } from '../toasts.ts';
import { receiveSession } from '../users/session.ts';

/** What is said where an address and a password are not of one account. */
export const { wrongPair } = administratorMessages;

/** What is asked for next, and what is wrong with it; null where nothing is. */
type Outcome = { asked: 'password' | 'code'; wrong: string | null };

/**
 * Asks the API to sign in with a password.
 * @param email whose it is; null: of the account that the server's settings name
 * @param wrong what is said of a password that is not theirs
 * @throws what was no answer, or none that people can read
 */
export async function givePassword(
	password: string,
	email: string | null,
	wrong: string = administratorMessages.wrongPassword,
): Promise<Outcome> {
	const { error } = administratorSignInForm.safeParse({ password });
	if (error) return { asked: 'password', wrong: error.issues[0]?.message ?? wrong };
	try {
		const reply = await sendPassword(password, email);
		if ('next' in reply) return { asked: 'code', wrong: null };
		return welcome(reply);
	} catch (refusal) {
		// A password of a length that no account's has, where an account signs in.
		const isWrong = refusal instanceof ApiError && [400, 401].includes(refusal.status);
		return { asked: 'password', wrong: isWrong ? wrong : wordsOf(refusal) };
	}
}

/**
 * Asks the API to sign in with the code that follows a password.
 * @throws as `givePassword`
 */
export async function giveCode(code: string): Promise<Outcome> {
	const { data, error } = codeForm.safeParse({ code });
	if (error) return { asked: 'code', wrong: error.issues[0]?.message ?? '' };
	try {
		return welcome(await call(sendCode, { body: data }));
	} catch (refusal) {
		const isOver = refusal instanceof ApiError && refusal.status === 401;
		return { asked: isOver ? 'password' : 'code', wrong: wordsOf(refusal) };
	}
}

/** Ends the session on the server, and says so. */
export async function endSession(): Promise<void> {
	await call(logout, { body: {} });
	showToast({ title: administratorMessages.loggedOut });
}

function sendPassword(password: string, email: string | null): Promise<SignInReply> {
	return call(signInAdministrator, { body: { password, ...(email !== null && { email }) } });
}

function welcome(user: SessionUser): Outcome {
	receiveSession(user);
	const { signedIn, agentSignedIn } = administratorMessages;
	showToast({ title: user.isAdmin ? signedIn : agentSignedIn, tone: 'success' });
	return { asked: 'password', wrong: null };
}

function wordsOf(refusal: unknown): string {
	const words = refusalMessage(refusal);
	if (words === null) throw refusal;
	return words;
}
