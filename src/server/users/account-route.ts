import type * as z from 'zod/mini';

import { administratorMessages } from '#src/contract/desk/sign-in.ts';
import type { AccountEndpoint } from '#src/contract/http/endpoint.ts';
import { ownAccountMessages } from '#src/contract/users/account-page.ts';
import type { SessionUser } from '#src/contract/users/account.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';
import { idleMessage } from '#src/domain/users/session-times.ts';

import { inAnswerTime } from '../http/answer-time.ts';
import { HttpError } from '../http/http-error.ts';
import { Answer, jsonAnswer } from '../http/json-answer.ts';
import { readJsonObject } from '../http/request-body.ts';
import { requireJson } from '../http/request-guard.ts';
import type { Incoming, Route } from '../http/respond.ts';
import { retry } from '../http/retry.ts';
import type { RowId } from '../http/route-path.ts';
import type { Call } from '../http/route.ts';
import { validated } from '../http/validation.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { type CurrentSession, continueSession } from './session.ts';

/** A request that passed every guard, from somebody who is signed in. */
export type AccountCall<Body, Id> = Call<Body, Id> & { user: SessionUser };

/**
 * As `route`, for an endpoint about the account of whoever is signed in: who asks is found out before a byte of the body
 * is read.
 * @param options.isForVisitors who works at the desk, and whose rights others give and take, is refused
 */
export function accountRoute<
	Body extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
	Path extends string,
>(
	endpoint: AccountEndpoint<Body, Reply, Path>,
	handler: (
		call: AccountCall<z.output<Body>, RowId<Path>>,
	) => Promise<z.output<Reply> | Answer<z.output<Reply>>>,
	{ isForVisitors = false }: { isForVisitors?: boolean } = {},
): Route {
	async function answer({ request, url, match, open }: Incoming): Promise<Response> {
		const session = await inAnswerTime(
			retry(request, async () => requireAccount(await open(), request)),
		);
		const { user } = session;
		if (isForVisitors && worksAtDesk(user)) {
			throw new HttpError(403, { message: ownAccountMessages.notForAdministrators });
		}
		const body = validated(endpoint.body, await bodyOf(request));
		const id = match.id as RowId<Path>;
		const result = await inAnswerTime(
			retry(request, async () =>
				handler({ request, url, id, match, body, user, deps: await open() }),
			),
		);
		const reply = result instanceof Answer ? result : new Answer(result);
		return jsonAnswer(request, withCookie(reply, session.cookie));
	}
	return { endpoint, answer };
}

/**
 * Whoever is signed in, as the session says.
 * @throws HttpError 401 where nobody is; 403 for an administrator who has yet to set up the second factor
 */
async function requireAccount(
	deps: Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>,
	request: Request,
): Promise<Pick<CurrentSession, 'cookie'> & { user: SessionUser }> {
	const { user, cookie, isIdle } = await continueSession(deps, request);
	const { signInFirst } = ownAccountMessages;
	if (!user) throw new HttpError(401, { message: isIdle ? idleMessage : signInFirst });
	if (user.isSetUpDue) throw new HttpError(403, { message: administratorMessages.setUpFirst });
	return { user, cookie };
}

// A session that was extended tells the browser so, unless the call has ended it.
function withCookie<Reply>(answer: Answer<Reply>, cookie: string | null): Answer<Reply> {
	if (cookie === null || answer.cookies.length > 0) return answer;
	const { body, status, headers } = answer;
	return new Answer(body, { status, headers, cookies: [cookie] });
}

async function bodyOf(request: Request): Promise<unknown> {
	if (request.method === 'GET' || request.method === 'DELETE') return undefined;
	requireJson(request);
	return readJsonObject(request);
}
