import { administratorMessages } from '#src/contract/admin/sign-in.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { continueSession } from './session.ts';

/**
 * The administrator who sent the request, as the session says; what the browser claims is not read.
 * @throws HttpError 401 where nobody is signed in, or the session or the account has ended; 403 for anybody else
 */
export async function requireAdministrator(
	deps: Pick<Dependencies, 'db' | 'now'>,
	request: Request,
): Promise<SessionUser> {
	const { user } = await continueSession(deps, request);
	if (user === null) throw new HttpError(401, { message: administratorMessages.signInFirst });
	if (!user.isAdmin) throw new HttpError(403, { message: administratorMessages.notAllowed });
	return user;
}
