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
	deskRoute(contract.getOwnAccount, ({ request, administrator, deps }) =>
		ownAccount(deps, request, administrator),
	),
	deskRoute(contract.endOwnSession, async ({ id, administrator, deps }) => {
		await endOwnSession(deps, administrator, id);
		return { message: 'The session is ended.' };
	}),
	deskRoute(contract.signOutEverywhere, async ({ request, administrator, deps }) => {
		await signOutEverywhere(deps, administrator);
		const cookies = [sessionCookie.taken(request)];
		return new Answer({ message: 'You are signed out everywhere.' }, { cookies });
	}),
	deskRoute(contract.confirmIdentity, async ({ request, administrator, body, deps }) => {
		await confirmIdentity(deps, request, administrator, body.password);
		return { message: 'Thank you.' };
	}),
	deskRoute(contract.beginSetUp, ({ administrator, deps }) => beginSetUp(deps, administrator)),
	deskRoute(contract.finishSetUp, ({ request, administrator, body: { code }, deps }) =>
		finishSetUp(deps, request, administrator, code),
	),
	deskRoute(contract.turnOffSecondFactor, async ({ administrator, body, deps }) => {
		await turnOffSecondFactor(deps, administrator, body);
		return { message: 'The second factor is turned off.' };
	}),
];
