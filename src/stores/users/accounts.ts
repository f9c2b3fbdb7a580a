import { atom } from 'nanostores';

import { ApiError, call } from '#src/browser/api.ts';
import { callFromForm } from '#src/browser/call-from-form.ts';
import {
	login,
	register,
	type RegistrationForm,
	type SignInForm,
	userMessages,
} from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';
import { usernameFromEmail } from '#src/domain/users/user.ts';
import { paths } from '#src/paths.ts';
import { site } from '#src/site.ts';

import { type FieldErrors, refusalMessage, refusedFields, tryLater } from '../forms/refusal.ts';
import { showToast, showToastOnNextPage, type ToastMessage } from '../toasts.ts';
import { receiveSession } from './session.ts';

type Leave = (path: string) => void;

/** Whether a form of the account screens is on its way; it stays so while the page is being left. */
export const $isSendingAccountForm = atom(false);

/** Signs in and leaves for the home page, or for the back office where a colleague works there. Gives the fields the server refused. */
export async function signIn(
	{ email, password }: SignInForm,
	leave: Leave,
): Promise<FieldErrors<keyof SignInForm>> {
	const body = { username: usernameFromEmail(email), email, password };
	return sendAccountForm({
		fields: ['email', 'password'],
		send: async () => {
			const reply = await call(login, { body });
			// The panel's door asks for the second factor: nobody but its administrators has one.
			if ('next' in reply) return leave(paths.adminSecondFactor);
			receiveSession(reply);
			showToastOnNextPage({
				title: 'Login Successful',
				description: `Welcome back to ${site.name}`,
				tone: 'success',
			});
			leave(worksAtDesk(reply) ? paths.admin : paths.home);
		},
		failure: (error) => ({
			title: 'Login Failed',
			description: isUnknownPerson(error)
				? userMessages.signInFailed
				: (refusalMessage(error) ?? tryLater),
		}),
	});
}

/** Creates an account, which signs in as well, and leaves for the home page. Gives the fields the server refused. */
export async function createAccount(
	{ fullName, email, password }: RegistrationForm,
	leave: Leave,
): Promise<FieldErrors<keyof RegistrationForm>> {
	const username = usernameFromEmail(email);
	// The role is nobody's to choose; the specified body says so, and the server does not read it.
	const body = { username, email, password, fullName, isAdmin: false };
	return sendAccountForm({
		fields: ['fullName', 'email', 'password'],
		send: async () => {
			receiveSession(await callFromForm(register, { body }));
			showToastOnNextPage({ title: 'Registration Successful', tone: 'success' });
			leave(paths.home);
		},
		failure: (error) => ({
			title: 'Registration Failed',
			description: refusalMessage(error) ?? 'There was an error processing your registration',
		}),
	});
}

type Sending<Field extends string> = {
	/** The fields that the server may refuse. */
	fields: readonly Field[];
	send: () => Promise<void>;
	failure: (error: unknown) => ToastMessage;
};

/** Sends a form of the account screens once, however often it is submitted meanwhile; a failure is shown. */
export async function sendAccountForm<Field extends string>({
	fields,
	send,
	failure,
}: Sending<Field>): Promise<FieldErrors<Field>> {
	if ($isSendingAccountForm.get()) return {};
	$isSendingAccountForm.set(true);
	try {
		await send();
		return {};
	} catch (error) {
		$isSendingAccountForm.set(false);
		showToast({ ...failure(error), tone: 'destructive' });
		return refusedFields(error, fields);
	}
}

/** Opens the forms again: on a page that the visitor came Back to, or stays on. */
export function reopenAccountForms(): void {
	$isSendingAccountForm.set(false);
}

function isUnknownPerson(error: unknown): boolean {
	return error instanceof ApiError && error.status === 401;
}
