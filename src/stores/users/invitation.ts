import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import { resetToken } from '#src/contract/users/account.ts';
import {
	acceptInvitation,
	type ColleagueForm,
	colleagueMessages,
	type Invitation,
	openInvitation,
} from '#src/contract/users/invitation.ts';
import { paths } from '#src/paths.ts';

import { type FieldErrors, refusalMessage, tryLater } from '../forms/refusal.ts';
import { showToastOnNextPage } from '../toasts.ts';
import { sendAccountForm } from './accounts.ts';

/** Where the way from an invitation's letter to an account of the desk stands. */
export type OpenedInvitation =
	| { state: 'opening' }
	/** `mayTryAgain`: no answer came; the link may be good. */
	| { state: 'ended'; problem: string; mayTryAgain: boolean }
	| { state: 'choosing'; token: string; invitation: Invitation };

export const $invitation = atom<OpenedInvitation>({ state: 'opening' });

let hash = '';

/**
 * Asks what the link of an address opens.
 * @param fragment the address's; servers and other sites never see that part, so the token travels in it
 */
export async function openByAddress(fragment: string): Promise<void> {
	hash = fragment;
	$invitation.set({ state: 'opening' });
	const given = new URLSearchParams(fragment.replace(/^#/, '')).get('token');
	const token = resetToken.safeParse(given);
	if (!token.success) {
		const problem = token.error.issues[0]?.message ?? colleagueMessages.linkEnded;
		$invitation.set({ state: 'ended', problem, mayTryAgain: false });
		return;
	}
	try {
		const invitation = await call(openInvitation, { body: { token: token.data } });
		$invitation.set({ state: 'choosing', token: token.data, invitation });
	} catch (error) {
		end(error);
	}
}

/** Asks once more for the link that was not answered. */
export function openAgain(): void {
	void openByAddress(hash);
}

/** Makes the account and leaves for the door of the desk. */
export function acceptWith(
	{ fullName, password }: ColleagueForm,
	leave: (path: string) => void,
): Promise<FieldErrors<keyof ColleagueForm>> {
	const opened = $invitation.get();
	if (opened.state !== 'choosing') return Promise.resolve({});
	return sendAccountForm({
		fields: ['fullName', 'password'],
		send: async () => {
			await call(acceptInvitation, { body: { token: opened.token, fullName, password } });
			showToastOnNextPage({
				title: 'Your account is ready',
				description: 'Please sign in with your email address and your password.',
				tone: 'success',
			});
			leave(paths.adminOwnAccount);
		},
		failure: (error) => {
			if (error instanceof ApiError && error.status === 404) end(error);
			return { title: 'Account Not Made', description: refusalMessage(error) ?? tryLater };
		},
	});
}

function end(error: unknown): void {
	const mayTryAgain = !(error instanceof ApiError && error.status === 404);
	$invitation.set({ state: 'ended', problem: refusalMessage(error) ?? tryLater, mayTryAgain });
}
