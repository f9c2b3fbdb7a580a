import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import { inAnswerTime } from '../http/answer-time.ts';
import { type Answer, jsonAnswer } from '../http/json-answer.ts';
import { readJsonObject } from '../http/request-body.ts';
import { requireJson } from '../http/request-guard.ts';
import type { Route } from '../http/respond.ts';
import { retry } from '../http/retry.ts';
import { validated } from '../http/validation.ts';
import type { Dependencies } from '../world/dependencies.ts';

type KeyCall<Body> = { request: Request; reference: string; body: Body; deps: Dependencies };

/** As `route`, for an endpoint whose path names a trip that is yet to be opened. */
export function keyRoute<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
	endpoint: Endpoint<Body, Reply>,
	handler: (call: KeyCall<z.output<Body>>) => Promise<Answer<z.output<Reply>>>,
): Route {
	return {
		endpoint,
		async answer({ request, match, open }) {
			requireJson(request);
			const body = validated(endpoint.body, await readJsonObject(request));
			const { reference = '' } = match;
			const answer = await inAnswerTime(
				retry(request, async () => handler({ request, reference, body, deps: await open() })),
			);
			return jsonAnswer(request, answer);
		},
	};
}
