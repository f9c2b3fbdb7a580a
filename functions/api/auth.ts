import {
	administratorMessages,
	sendCode,
	signInAdministrator,
} from '#src/contract/desk/sign-in.ts';
import * as contract from '#src/contract/users/account.ts';
import { type SignInReply, userMessages } from '#src/contract/users/account.ts';
import { usernameFromEmail } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { formRoute, type FormRouteOptions } from '#src/server/http/form-route.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { route } from '#src/server/http/route.ts';
import { seeOther } from '#src/server/http/see-other.ts';
import { validated } from '#src/server/http/validation.ts';
import { plainForm } from '#src/server/pages/plain-form.ts';
import { builtPage } from '#src/server/platform/built-page.ts';
import { finishCodeStep } from '#src/server/users/code-step.ts';
import type { SignedIn } from '#src/server/users/complete-sign-in.ts';
import { confirmPasswordReset, requestPasswordReset } from '#src/server/users/password-reset.ts';
import { register } from '#src/server/users/register.ts';
import { continueSession, endSession } from '#src/server/users/session.ts';
import { type CodeAwaited, signIn } from '#src/server/users/sign-in.ts';
import { codeStepCookie, sessionCookie } from '#src/server/users/token-cookie.ts';

export const routes = [
	formRoute(
		contract.login,
		async ({ request, body, deps }) => signInAnswer(await signIn(deps, request, body)),
		{
			...accountForm(contract.login.path, paths.signIn),
			read(fields) {
				const { email, password } = validated(contract.signInForm, fields);
				return { username: usernameFromEmail(email), email, password };
			},
			// The panel's own door asks for the code.
			next: (reply) => ('next' in reply ? paths.admin : paths.accountTrips),
		},
	),
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
	formRoute(
		contract.register,
		async ({ request, body, deps }) => {
			const { user, cookie } = await register(deps, request, body);
			return new Answer(user, { status: 201, cookies: [cookie] });
		},
		{
			...accountForm(contract.register.path, paths.register),
			read(fields) {
				const { fullName, email, password } = validated(contract.registrationForm, fields);
				return { username: usernameFromEmail(email), email, password, fullName };
			},
			next: () => paths.accountTrips,
		},
	),
	formRoute(
		contract.logout,
		async ({ request, deps }) => {
			await endSession(deps, request);
			const cookies = [sessionCookie.taken(request)];
			if (codeStepCookie.tokenIn(request) !== null) cookies.push(codeStepCookie.taken(request));
			// All that a browser keeps of the site, it keeps of the person. Caches hold nothing private.
			const headers = { 'Clear-Site-Data': '"storage"' };
			return new Answer({ message: 'You are signed out.' }, { headers, cookies });
		},
		{ next: () => paths.home, redraw: async () => seeOther(paths.accountTrips) },
	),
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

/** What comes back of a form of the account screens that is refused: its page, and of what was typed no password. */
function accountForm(action: string, path: string): Pick<FormRouteOptions<unknown>, 'redraw'> {
	return plainForm({
		action,
		page: (request) => builtPage(request, path),
		sent: paths.accountTrips,
	});
}
