import { confirmIdentity } from '#src/contract/desk/account.ts';
import { administratorSignInForm } from '#src/contract/desk/sign-in.ts';

import { callDeskApi } from './call-desk-api.ts';
import { failureReason } from './failure-reason.ts';

/** Gives the password again to the API. Gives what is wrong with it, or null. */
export async function confirmPassword(password: string): Promise<string | null> {
	const { data, error } = administratorSignInForm.safeParse({ password });
	if (error) return error.issues[0]?.message ?? '';
	try {
		await callDeskApi(confirmIdentity, { body: data });
		return null;
	} catch (failure) {
		return failureReason(failure);
	}
}
