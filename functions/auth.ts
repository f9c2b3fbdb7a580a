import type { Config } from '@netlify/functions';

import {
	administratorMessages,
	sendCode,
	signInAdministrator,
} from '#src/contract/admin/sign-in.ts';
import {
	confirmPasswordReset,
	getSession,
	login,
	logout,
	register,
	requestPasswordReset,
	type SignInReply,
	userMessages,
} from '#src/contract/users/account.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route, serve } from '#src/server/http/route.ts';
import { finishCodeStep } from '#src/server/users/code-step.ts';
import type { SignedIn } from '#src/server/users/complete-sign-in.ts';
import {
	confirmPasswordReset as changePassword,
	requestPasswordReset as sendResetLink,
} from '#src/server/users/password-reset.ts';
import { register as createAccount } from '#src/server/users/register.ts';
import { continueSession, endSession } from '#src/server/users/session.ts';
import { type CodeAwaited, signIn } from '#src/server/users/sign-in.ts';
import { codeStepCookie, sessionCookie } from '#src/server/users/token-cookie.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(login, async ({ request, body, deps }) => {
		return signInAnswer(await signIn(deps, request, body));
	}),
	route(signInAdministrator, async ({ request, body, deps }) => {
		const { password, email = deps.adminEmail } = body;
		const { wrongPassword, wrongPair } = administratorMessages;
		const refusal = body.email === undefined ? wrongPassword : wrongPair;
		const credentials = { username: email, email, password };
		return signInAnswer(await signIn(deps, request, credentials, { refusal, isForDesk: true }));
	}),
	route(sendCode, async ({ request, body: { code }, deps }) => {
		const { user, cookies } = await finishCodeStep(deps, request, code);
		return new Answer(user, { cookies });
	}),
	route(register, async ({ request, body, deps }) => {
		const { user, cookie } = await createAccount(deps, request, body);
		return new Answer(user, { status: 201, cookies: [cookie] });
	}),
	route(logout, async ({ request, deps }) => {
		await endSession(deps, request);
		const cookies = [sessionCookie.taken(request)];
		if (codeStepCookie.tokenIn(request) !== null) cookies.push(codeStepCookie.taken(request));
		// All that a browser keeps of the site, it keeps of the person. Caches hold nothing private.
		const headers = { 'Clear-Site-Data': '"storage"' };
		return new Answer({ message: 'You are signed out.' }, { headers, cookies });
	}),
	route(getSession, async ({ request, deps }) => {
		const { user, cookie, isIdle } = await continueSession(deps, request);
		const cookies = cookie === null ? [] : [cookie];
		return new Answer({ user, ...(isIdle && { isIdle }) }, { cookies });
	}),
	route(requestPasswordReset, async ({ body, deps }) => {
		await sendResetLink(deps, body.email);
		return { message: userMessages.resetSent };
	}),
	route(confirmPasswordReset, async ({ body, deps }) => {
		await changePassword(deps, body);
		return { message: userMessages.passwordChanged };
	}),
);
export default serveRequest;

function signInAnswer({ user, cookies }: SignedIn | CodeAwaited): Answer<SignInReply> {
	if (user === null) return new Answer({ next: 'second-factor' }, { status: 202, cookies });
	return new Answer(user, { cookies });
}

export const config: Config = {
	path: [
		'/api/login',
		'/api/login/code',
		'/api/admin/login',
		'/api/register',
		'/api/logout',
		'/api/session',
		'/api/password-reset',
		'/api/password-reset/confirm',
	],
	// The outer wall, at the edge, wide enough for every page to ask who is signed in; the limits that count stand in
	// src/server/users.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
