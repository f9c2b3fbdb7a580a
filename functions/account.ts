import type { Config } from '@netlify/functions';

import {
	changeEmail,
	changeName,
	changeOwnPassword,
	confirmVerification,
	deleteAccount,
	getOwnAccount,
	ownAccountMessages,
	sendVerification,
} from '#src/contract/users/own-account.ts';
import {
	changeSavedTraveller,
	listSavedTravellers,
	removeSavedTraveller,
	saveTraveller,
} from '#src/contract/users/saved-traveller.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { serve } from '#src/server/http/route.ts';
import { accountRoute } from '#src/server/users/account-route.ts';
import {
	changeEmail as askForNewEmail,
	changeName as rename,
	changePassword,
	deleteAccount as removeAccount,
} from '#src/server/users/change-account.ts';
import { ownAccount } from '#src/server/users/own-account.ts';
import {
	deleteSavedTraveller,
	selectSavedTravellers,
} from '#src/server/users/queries/saved-travellers.ts';
import {
	changeSavedTraveller as changeTraveller,
	saveTraveller as addTraveller,
} from '#src/server/users/saved-travellers.ts';
import { sessionCookie } from '#src/server/users/token-cookie.ts';
import {
	confirmVerification as followLink,
	sendVerification as sendLink,
} from '#src/server/users/verification.ts';

const forVisitors = { isForVisitors: true };

export const { handle, serveRequest, endpoints } = serve(
	accountRoute(getOwnAccount, ({ user, deps }) => ownAccount(deps, user)),
	accountRoute(changeName, ({ user, body: { fullName }, deps }) => rename(deps, user, fullName)),
	accountRoute(
		sendVerification,
		async ({ user, deps }) => {
			await sendLink(deps, user);
			return { message: 'A link is on its way.' };
		},
		forVisitors,
	),
	accountRoute(
		confirmVerification,
		({ user, body: { token }, deps }) => followLink(deps, user, token),
		forVisitors,
	),
	accountRoute(
		changeEmail,
		async ({ user, body, deps }) => {
			await askForNewEmail(deps, user, body);
			return { message: 'A link is on its way to the new address.' };
		},
		forVisitors,
	),
	accountRoute(changeOwnPassword, async ({ request, user, body, deps }) => {
		await changePassword(deps, request, user, body);
		return { message: ownAccountMessages.passwordChanged };
	}),
	accountRoute(
		deleteAccount,
		async ({ request, user, body: { password }, deps }) => {
			await removeAccount(deps, user, password);
			const cookies = [sessionCookie.taken(request)];
			// All that a browser keeps of the site, it keeps of the person.
			const headers = { 'Clear-Site-Data': '"storage"' };
			return new Answer({ message: ownAccountMessages.deleted }, { headers, cookies });
		},
		forVisitors,
	),
	accountRoute(
		listSavedTravellers,
		({ user, deps }) => selectSavedTravellers(deps.db, user.id),
		forVisitors,
	),
	accountRoute(
		saveTraveller,
		({ user, body, deps }) => addTraveller(deps, user.id, body),
		forVisitors,
	),
	accountRoute(
		changeSavedTraveller,
		({ user, id, body, deps }) => changeTraveller(deps, user.id, { id, form: body }),
		forVisitors,
	),
	accountRoute(
		removeSavedTraveller,
		async ({ user, id, deps }) => {
			await deleteSavedTraveller(deps.db, { userId: user.id, id });
			return selectSavedTravellers(deps.db, user.id);
		},
		forVisitors,
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/account',
		'/api/account/verification',
		'/api/account/verification/confirm',
		'/api/account/email',
		'/api/account/password',
		'/api/account/delete',
		'/api/account/travellers',
		'/api/account/travellers/:id',
	],
	// The outer wall, at the edge: nobody but whoever is signed in is answered.
	rateLimit: { windowSize: 60, windowLimit: 300, aggregateBy: ['ip', 'domain'] },
};
