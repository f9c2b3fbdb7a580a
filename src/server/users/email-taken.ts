import { userMessages } from '#src/contract/users/account.ts';

import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { selectAccountByEmail } from './queries/users.ts';

/**
 * Refuses an address that another account has, or that is to be the administrator's.
 * @throws HttpError 409
 */
export async function refuseTakenEmail(
	db: Database,
	{ adminEmail }: Pick<Dependencies, 'adminEmail'>,
	email: string,
): Promise<void> {
	const isAdministrators = email.toLowerCase() === adminEmail;
	if (isAdministrators || (await selectAccountByEmail(db, email))) throw emailTaken();
}

/** The refusal of an address that has an account, at `email`. */
export function emailTaken(message: string = userMessages.emailTaken): HttpError {
	return new HttpError(409, { message, issues: [{ path: 'email', message }] });
}
