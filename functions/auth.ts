import type { Config } from '@netlify/functions';

import { administratorMessages, signInAdministrator } from '#src/contract/admin/sign-in.ts';
import {
	confirmPasswordReset,
	getSession,
	login,
	logout,
	register,
	requestPasswordReset,
	userMessages,
} from '#src/contract/users/account.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route, serve } from '#src/server/http/route.ts';
import {
	confirmPasswordReset as changePassword,
	requestPasswordReset as sendResetLink,
} from '#src/server/users/password-reset.ts';
import { register as createAccount } from '#src/server/users/register.ts';
import { endedSessionCookie } from '#src/server/users/session-cookie.ts';
import { continueSession, endSession } from '#src/server/users/session.ts';
import { signIn } from '#src/server/users/sign-in.ts';

export const { handle, serveRequest, endpoints } = serve(
	route(login, async ({ request, body, deps }) => {
		const { user, cookie } = await signIn(deps, request, body);
		return new Answer(user, { headers: { 'Set-Cookie': cookie } });
	}),
	route(signInAdministrator, async ({ request, body: { password }, deps }) => {
		const email = deps.adminEmail;
		const { user, cookie } = await signIn(
			deps,
			request,
			{ username: email, email, password },
			administratorMessages.wrongPassword,
		);
		return new Answer(user, { headers: { 'Set-Cookie': cookie } });
	}),
	route(register, async ({ request, body, deps }) => {
		const { user, cookie } = await createAccount(deps, request, body);
		return new Answer(user, { status: 201, headers: { 'Set-Cookie': cookie } });
	}),
	route(logout, async ({ request, deps }) => {
		await endSession(deps, request);
		const headers = {
			'Set-Cookie': endedSessionCookie(request),
			// All that a browser keeps of the site, it keeps of the person. Caches hold nothing private.
			'Clear-Site-Data': '"storage"',
		};
		return new Answer({ message: 'You are signed out.' }, { headers });
	}),
	route(getSession, async ({ request, deps }) => {
		const { user, cookie } = await continueSession(deps, request);
		return new Answer({ user }, { headers: cookie === null ? {} : { 'Set-Cookie': cookie } });
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

export const config: Config = {
	path: [
		'/api/login',
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
