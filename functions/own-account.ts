import type { Config } from '@netlify/functions';

import {
	beginSetUp,
	confirmIdentity,
	endOwnSession,
	finishSetUp,
	getOwnAccount,
	signOutEverywhere,
	turnOffSecondFactor,
} from '#src/contract/admin/own-account.ts';
import { confirmIdentity as confirm } from '#src/server/admin/users/confirm-identity.ts';
import {
	endOwnSession as endSession,
	ownAccount,
	signOutEverywhere as endAll,
} from '#src/server/admin/users/own-account.ts';
import {
	beginSetUp as begin,
	finishSetUp as finish,
	turnOffSecondFactor as turnOff,
} from '#src/server/admin/users/second-factor.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { sessionCookie } from '#src/server/users/token-cookie.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(getOwnAccount, ({ request, administrator, deps }) =>
		ownAccount(deps, request, administrator),
	),
	administratorRoute(endOwnSession, async ({ id, administrator, deps }) => {
		await endSession(deps, administrator, id);
		return { message: 'The session is ended.' };
	}),
	administratorRoute(signOutEverywhere, async ({ request, administrator, deps }) => {
		await endAll(deps, administrator);
		const cookies = [sessionCookie.taken(request)];
		return new Answer({ message: 'You are signed out everywhere.' }, { cookies });
	}),
	administratorRoute(confirmIdentity, async ({ request, administrator, body, deps }) => {
		await confirm(deps, request, administrator, body.password);
		return { message: 'Thank you.' };
	}),
	administratorRoute(beginSetUp, ({ administrator, deps }) => begin(deps, administrator)),
	administratorRoute(finishSetUp, ({ request, administrator, body: { code }, deps }) =>
		finish(deps, request, administrator, code),
	),
	administratorRoute(turnOffSecondFactor, async ({ administrator, body, deps }) => {
		await turnOff(deps, administrator, body);
		return { message: 'The second factor is turned off.' };
	}),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/own-account',
		'/api/admin/own-sessions/:id',
		'/api/admin/sign-out-everywhere',
		'/api/admin/confirm',
		'/api/admin/second-factor',
		'/api/admin/second-factor/confirm',
		'/api/admin/second-factor/off',
	],
	// The outer wall, at the edge: nobody but administrators is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
