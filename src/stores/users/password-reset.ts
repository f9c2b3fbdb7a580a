import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import {
	confirmPasswordReset,
	type NewPasswordForm,
	type PasswordResetForm,
	requestPasswordReset,
	resetToken,
	userMessages,
} from '#src/contract/users/account.ts';
import { paths } from '#src/paths.ts';

import { type FieldErrors, refusalMessage, tryLater } from '../forms/refusal.ts';
import { showToastOnNextPage } from '../toasts.ts';
import { reopenAccountForms, sendAccountForm } from './accounts.ts';

/** Where the way to a new password stands. */
export type PasswordReset =
	/** `problem` is what is wrong with the link that the visitor came by. */
	| { state: 'asking'; problem: string | null }
	| { state: 'sent' }
	| { state: 'choosing'; token: string };

export const $passwordReset = atom<PasswordReset>({ state: 'asking', problem: null });

/**
 * Opens what the address says: the form for a new password, or the one that asks for a link.
 * @param hash the address's fragment; servers and other sites never see that part, so the token travels in it
 */
export function openPasswordReset(hash: string): void {
	const given = new URLSearchParams(hash.replace(/^#/, '')).get('token');
	if (given === null) {
		askAgain();
		return;
	}
	const token = resetToken.safeParse(given);
	$passwordReset.set(
		token.success
			? { state: 'choosing', token: token.data }
			: { state: 'asking', problem: token.error.issues[0]?.message ?? null },
	);
}

/** Goes back to the form that asks for a link. */
export function askAgain(): void {
	$passwordReset.set({ state: 'asking', problem: null });
}

/** Has a link sent. The answer is the same whether or not the account exists. */
export function askForResetLink(
	form: PasswordResetForm,
): Promise<FieldErrors<keyof PasswordResetForm>> {
	return sendAccountForm({
		fields: ['email'],
		send: async () => {
			await call(requestPasswordReset, { body: form });
			$passwordReset.set({ state: 'sent' });
			reopenAccountForms();
		},
		failure: (error) => ({
			title: 'Request Failed',
			description: refusalMessage(error) ?? tryLater,
		}),
	});
}

/** Sets the new password and leaves for the sign-in form. A link that has ended leads back to asking for another. */
export function setNewPassword(
	{ password }: NewPasswordForm,
	leave: (path: string) => void,
): Promise<FieldErrors<keyof NewPasswordForm>> {
	const reset = $passwordReset.get();
	if (reset.state !== 'choosing') return Promise.resolve({});
	return sendAccountForm({
		fields: ['password'],
		send: async () => {
			await call(confirmPasswordReset, { body: { token: reset.token, password } });
			showToastOnNextPage({
				title: 'Password Changed',
				description: userMessages.passwordChanged,
				tone: 'success',
			});
			leave(paths.auth);
		},
		failure: (error) => {
			const description = refusalMessage(error) ?? tryLater;
			if (hasLinkEnded(error)) $passwordReset.set({ state: 'asking', problem: description });
			return { title: 'Password Not Changed', description };
		},
	});
}

function hasLinkEnded(error: unknown): boolean {
	return error instanceof ApiError && error.reply?.message === userMessages.resetLinkEnded;
}
