import type * as z from 'zod/mini';

import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inAnswerTime } from '../http/answer-time.ts';
import { asResponse, type FileAnswer, type FileCall } from '../http/file-answer.ts';
import { Answer, jsonAnswer, repeatedAnswer } from '../http/json-answer.ts';
import type { Incoming, Route } from '../http/respond.ts';
import { retry } from '../http/retry.ts';
import type { RowId } from '../http/route-path.ts';
import { bodyOf, type Call } from '../http/route.ts';
import { validated } from '../http/validation.ts';
import { requireColleague } from './desk-access.ts';

type Schema = z.core.$ZodType;

/** As `Call`, from whoever works at the desk: an agent, too. */
export type DeskCall<Body, Id> = Call<Body, Id> & { colleague: SessionUser };

/**
 * As `route`, for an endpoint that answers the desk alone: who asks is found out before a byte of the body is
 * read, so that nobody else learns what a request must be like.
 * @param options.isRepeated the panel asks again and again: it is told when nothing has changed
 */
export function deskRoute<Body extends Schema, Reply extends Schema, Path extends string>(
	endpoint: DeskEndpoint<Body, Reply, Path>,
	handler: (
		call: DeskCall<z.output<Body>, RowId<Path>>,
	) => Promise<z.output<Reply> | Answer<z.output<Reply>>>,
	{ isRepeated = false }: { isRepeated?: boolean } = {},
): Route {
	async function answer({ request, url, match, open }: Incoming): Promise<Response> {
		const colleague = await inAnswerTime(
			retry(request, async () => requireColleague(await open(), request, endpoint)),
		);
		const body = validated(endpoint.body, await bodyOf(request, endpoint));
		const id = match.id as RowId<Path>;
		const result = await inAnswerTime(
			retry(
				request,
				async () => handler({ request, url, id, match, body, colleague, deps: await open() }),
				endpoint.takesAttempts,
			),
		);
		const reply = result instanceof Answer ? result : new Answer(result);
		return isRepeated ? repeatedAnswer(request, reply) : jsonAnswer(request, reply);
	}
	return { endpoint, answer };
}

/** As `fileRoute`, for an endpoint that answers administrators alone. */
export function deskFileRoute<Reply extends z.core.$ZodType>(
	endpoint: DeskEndpoint<z.ZodMiniUndefined, Reply>,
	handler: (call: FileCall & { colleague: SessionUser }) => Promise<FileAnswer>,
): Route {
	return {
		endpoint,
		answer: ({ request, match, open }) =>
			inAnswerTime(
				retry(request, async () => {
					const deps = await open();
					const colleague = await requireColleague(deps, request, endpoint);
					return asResponse(await handler({ request, deps, colleague, ...match }));
				}),
			),
	};
}
