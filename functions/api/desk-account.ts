import * as contract from '#src/contract/desk/account.ts';
import { endOwnSession, ownAccount, signOutEverywhere } from '#src/server/desk/users/account.ts';
import { confirmIdentity } from '#src/server/desk/users/confirm-identity.ts';
import {
	beginSetUp,
	finishSetUp,
	turnOffSecondFactor,
} from '#src/server/desk/users/second-factor.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';
import { sessionCookie } from '#src/server/users/token-cookie.ts';

export const routes = [
	deskRoute(contract.getOwnAccount, ({ request, colleague, deps }) =>
		ownAccount(deps, request, colleague),
	),
	deskRoute(contract.endOwnSession, async ({ id, colleague, deps }) => {
		await endOwnSession(deps, colleague, id);
		return { message: 'The session is ended.' };
	}),
	deskRoute(contract.signOutEverywhere, async ({ request, colleague, deps }) => {
		await signOutEverywhere(deps, colleague);
		const cookies = [sessionCookie.taken(request)];
		return new Answer({ message: 'You are signed out everywhere.' }, { cookies });
	}),
	deskRoute(contract.confirmIdentity, async ({ request, colleague, body, deps }) => {
		await confirmIdentity(deps, request, colleague, body.password);
		return { message: 'Thank you.' };
	}),
	deskRoute(contract.beginSetUp, ({ colleague, deps }) => beginSetUp(deps, colleague)),
	deskRoute(contract.finishSetUp, ({ request, colleague, body: { code }, deps }) =>
		finishSetUp(deps, request, colleague, code),
	),
	deskRoute(contract.turnOffSecondFactor, async ({ colleague, body, deps }) => {
		await turnOffSecondFactor(deps, colleague, body);
		return { message: 'The second factor is turned off.' };
	}),
];
