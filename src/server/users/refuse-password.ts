import { worksAtDesk } from '#src/domain/users/role.ts';
import { administratorPasswordLength } from '#src/domain/users/user.ts';

import { invalidField } from '../http/http-error.ts';
import { refuseEasyPassword } from './easy-password.ts';
import type { Account } from './queries/users.ts';

/** Whose password it is to be. */
type Owner = Pick<Account, 'email' | 'fullName' | 'isAdmin' | 'isAgent'>;

/**
 * Refuses a new password that an account may not have.
 * @throws HttpError 400 at `password`
 */
export function refusePassword(password: string, account: Owner): void {
	refuseEasyPassword(password, account);
	const { least } = administratorPasswordLength;
	if (worksAtDesk(account) && password.length < least) {
		throw invalidField(
			'password',
			`${account.isAdmin ? "The administrator's" : "An agent's"} password must be at least ${least} characters`,
		);
	}
}
