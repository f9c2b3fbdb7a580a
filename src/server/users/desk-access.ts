import { addMinutes } from 'date-fns/addMinutes';
import type * as z from 'zod/mini';

import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';
import { confirmationLasts, idleMessage } from '#src/domain/users/session-times.ts';

import { HttpError } from '../http/http-error.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { continueSession } from './session.ts';

type Guarded = Pick<
	DeskEndpoint<z.core.$ZodType, z.core.$ZodType>,
	'isForSetUp' | 'asksAgain' | 'access'
>;

/**
 * The administrator who sent the request, as the session says; what the browser claims is not read.
 * @param endpoint.access whether agents are answered, too
 * @param endpoint.isForSetUp answers one, too, who has yet to set up the second factor that the site asks for
 * @param endpoint.asksAgain answers whoever gave the password again a moment ago
 * @throws HttpError 401 where nobody is signed in, or the session or the account has ended; 403 for anybody else, and where
 *   the password has to be given again first
 */
export async function requireColleague(
	deps: Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>,
	request: Request,
	{ isForSetUp = false, asksAgain = false, access }: Guarded,
): Promise<SessionUser> {
	const { user, isIdle, confirmedAt } = await continueSession(deps, request);
	const { signInFirst, notAllowed, notOfDesk, setUpFirst, confirmFirst } = administratorMessages;
	if (user === null) throw new HttpError(401, { message: isIdle ? idleMessage : signInFirst });
	if (!worksAtDesk(user)) throw new HttpError(403, { message: notOfDesk });
	if (access === 'administrator' && !user.isAdmin) {
		throw new HttpError(403, { message: notAllowed });
	}
	if (user.isSetUpDue && !isForSetUp) throw new HttpError(403, { message: setUpFirst });
	if (asksAgain && !isRecent(confirmedAt, deps.now())) {
		throw new HttpError(403, { message: confirmFirst });
	}
	return user;
}

function isRecent(confirmedAt: Date | null, now: Date): boolean {
	return confirmedAt !== null && now < addMinutes(confirmedAt, confirmationLasts.minutes);
}
