import * as ownAccountCalls from '#src/contract/users/account-page.ts';
import { ownAccountMessages } from '#src/contract/users/account-page.ts';
import * as savedTraveller from '#src/contract/users/saved-traveller.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { ownAccount } from '#src/server/users/account-page.ts';
import { accountRoute } from '#src/server/users/account-route.ts';
import {
	changeEmail,
	changeName,
	changePassword,
	deleteAccount,
} from '#src/server/users/change-account.ts';
import {
	deleteSavedTraveller,
	selectSavedTravellers,
} from '#src/server/users/queries/saved-travellers.ts';
import { changeSavedTraveller, saveTraveller } from '#src/server/users/saved-travellers.ts';
import { sessionCookie } from '#src/server/users/token-cookie.ts';
import { confirmVerification, sendVerification } from '#src/server/users/verification.ts';

const forVisitors = { isForVisitors: true };

export const routes = [
	accountRoute(ownAccountCalls.getOwnAccount, ({ user, deps }) => ownAccount(deps, user)),
	accountRoute(ownAccountCalls.changeName, ({ user, body: { fullName }, deps }) =>
		changeName(deps, user, fullName),
	),
	accountRoute(
		ownAccountCalls.sendVerification,
		async ({ user, deps }) => {
			await sendVerification(deps, user);
			return { message: 'A link is on its way.' };
		},
		forVisitors,
	),
	accountRoute(
		ownAccountCalls.confirmVerification,
		({ user, body: { token }, deps }) => confirmVerification(deps, user, token),
		forVisitors,
	),
	accountRoute(
		ownAccountCalls.changeEmail,
		async ({ user, body, deps }) => {
			await changeEmail(deps, user, body);
			return { message: 'A link is on its way to the new address.' };
		},
		forVisitors,
	),
	accountRoute(ownAccountCalls.changeOwnPassword, async ({ request, user, body, deps }) => {
		await changePassword(deps, request, user, body);
		return { message: ownAccountMessages.passwordChanged };
	}),
	accountRoute(
		ownAccountCalls.deleteAccount,
		async ({ request, user, body: { password }, deps }) => {
			await deleteAccount(deps, user, password);
			const cookies = [sessionCookie.taken(request)];
			// All that a browser keeps of the site, it keeps of the person.
			const headers = { 'Clear-Site-Data': '"storage"' };
			return new Answer({ message: ownAccountMessages.deleted }, { headers, cookies });
		},
		forVisitors,
	),
	accountRoute(
		savedTraveller.listSavedTravellers,
		({ user, deps }) => selectSavedTravellers(deps.db, user.id),
		forVisitors,
	),
	accountRoute(
		savedTraveller.saveTraveller,
		({ user, body, deps }) => saveTraveller(deps, user.id, body),
		forVisitors,
	),
	accountRoute(
		savedTraveller.changeSavedTraveller,
		({ user, id, body, deps }) => changeSavedTraveller(deps, user.id, { id, form: body }),
		forVisitors,
	),
	accountRoute(
		savedTraveller.removeSavedTraveller,
		async ({ user, id, deps }) => {
			await deleteSavedTraveller(deps.db, { userId: user.id, id });
			return selectSavedTravellers(deps.db, user.id);
		},
		forVisitors,
	),
];
