import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import type { Dependencies } from '../world/dependencies.ts';
import { inAnswerTime } from './answer-time.ts';
import type { Route } from './respond.ts';
import { retry } from './retry.ts';
import type { Match } from './route-path.ts';

/** What an endpoint answers that is no JSON: a page or a file. */
export type FileAnswer = {
	text: string;
	/** 'text/calendar; charset=utf-8' */
	type: string;
	/** The name that it is stored under; null: it is to be looked at. */
	name: string | null;
	/** What it may do in place of nothing, as a `Content-Security-Policy`. */
	policy?: string;
};

export type FileCall = Match & { request: Request; deps: Dependencies };

/** As `route`, for an endpoint that answers with a file; it takes no body. */
export function fileRoute<Reply extends z.core.$ZodType>(
	endpoint: Endpoint<z.ZodMiniUndefined, Reply> & { access?: never },
	handler: (call: FileCall) => Promise<FileAnswer>,
): Route {
	return {
		endpoint,
		answer: ({ request, match, open }) =>
			inAnswerTime(
				retry(request, async () =>
					asResponse(await handler({ request, deps: await open(), ...match })),
				),
			),
	};
}

/** The response that brings a file. */
export function asResponse({ text, type, name, policy }: FileAnswer): Response {
	return new Response(text, {
		headers: {
			'Content-Type': type,
			'Content-Disposition': name === null ? 'inline' : `attachment; filename="${name}"`,
			...(policy !== undefined && { 'Content-Security-Policy': policy }),
		},
	});
}
