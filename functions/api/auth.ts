import {
	administratorMessages,
	sendCode,
	signInAdministrator,
} from '#src/contract/desk/sign-in.ts';
import * as contract from '#src/contract/users/account.ts';
import { type SignInReply, userMessages } from '#src/contract/users/account.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { finishCodeStep } from '#src/server/users/code-step.ts';
import type { SignedIn } from '#src/server/users/complete-sign-in.ts';
import { confirmPasswordReset, requestPasswordReset } from '#src/server/users/password-reset.ts';
import { register } from '#src/server/users/register.ts';
import { continueSession, endSession } from '#src/server/users/session.ts';
import { type CodeAwaited, signIn } from '#src/server/users/sign-in.ts';
import { codeStepCookie, sessionCookie } from '#src/server/users/token-cookie.ts';

export const routes = [
	route(contract.login, async ({ request, body, deps }) => {
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
	route(contract.register, async ({ request, body, deps }) => {
		const { user, cookie } = await register(deps, request, body);
		return new Answer(user, { status: 201, cookies: [cookie] });
	}),
	route(contract.logout, async ({ request, deps }) => {
		await endSession(deps, request);
		const cookies = [sessionCookie.taken(request)];
		if (codeStepCookie.tokenIn(request) !== null) cookies.push(codeStepCookie.taken(request));
		// All that a browser keeps of the site, it keeps of the person. Caches hold nothing private.
		const headers = { 'Clear-Site-Data': '"storage"' };
		return new Answer({ message: 'You are signed out.' }, { headers, cookies });
	}),
	route(contract.getSession, async ({ request, deps }) => {
		const { user, cookie, isIdle } = await continueSession(deps, request);
		const cookies = cookie === null ? [] : [cookie];
		return new Answer({ user, ...(isIdle && { isIdle }) }, { cookies });
	}),
	route(contract.requestPasswordReset, async ({ body, deps }) => {
		await requestPasswordReset(deps, body.email);
		return { message: userMessages.resetSent };
	}),
	route(contract.confirmPasswordReset, async ({ body, deps }) => {
		await confirmPasswordReset(deps, body);
		return { message: userMessages.passwordChanged };
	}),
];

function signInAnswer({ user, cookies }: SignedIn | CodeAwaited): Answer<SignInReply> {
	if (user === null) return new Answer({ next: 'second-factor' }, { status: 202, cookies });
	return new Answer(user, { cookies });
}
