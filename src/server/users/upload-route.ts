import type * as z from 'zod/mini';

import type { DeskEndpoint } from '#src/contract/http/endpoint.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import { inAnswerTime } from '../http/answer-time.ts';
import { type FileRule, readFileBody, requireFile } from '../http/file-body.ts';
import { HttpError } from '../http/http-error.ts';
import { type Answer, jsonAnswer } from '../http/json-answer.ts';
import { countCall, type RateLimit } from '../http/rate-limit.ts';
import type { Route } from '../http/respond.ts';
import { retry } from '../http/retry.ts';
import { validated } from '../http/validation.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { requireColleague } from './desk-access.ts';

type UploadRule<Query extends z.core.$ZodType> = {
	/** What the address has to say beside the file. */
	query: Query;
	file: FileRule;
	limit: RateLimit;
	/**
	 * Lets it in, or says when to come again, before a byte of the file is read.
	 * @returns gives the place back
	 * @throws HttpError 429
	 */
	admit: (deps: Dependencies) => Promise<() => void>;
};

/** A file from somebody who may send it, and what its address says. */
export type UploadCall<Query> = {
	query: Query;
	bytes: Uint8Array<ArrayBuffer>;
	colleague: SessionUser;
	deps: Dependencies;
};

/** What is answered to a file, and the work that goes on after that: it keeps the place until it has ended. */
export type Received<Reply> = { answer: Answer<Reply>; afterwards?: () => Promise<void> };

/**
 * As `deskRoute`, for an endpoint that takes a file: who sends it, how often they have and what they say of it is
 * known before a byte of it is read.
 */
export function deskUploadRoute<Query extends z.core.$ZodType, Reply extends z.core.$ZodType>(
	endpoint: DeskEndpoint<z.ZodMiniUndefined, Reply>,
	{ query, file, limit, admit }: UploadRule<Query>,
	handler: (call: UploadCall<z.output<Query>>) => Promise<Received<z.output<Reply>>>,
): Route {
	return {
		endpoint,
		async answer({ request, url, open }) {
			const { colleague, deps } = await inAnswerTime(
				retry(request, async () => {
					const opened = await open();
					const asking = await requireColleague(opened, request, endpoint);
					return { colleague: asking, deps: opened };
				}),
			);
			const said = validated(query, Object.fromEntries(url.searchParams));
			requireFile(request, file);
			const leave = await inAnswerTime(admit(deps));
			let isLeft = true;
			try {
				await inAnswerTime(countCall(deps.db, limit, deps));
				const bytes = await readFileBody(request, file);
				if (request.signal.aborted) throw gone();
				// However long that takes: it is the longer the larger the file is, and drivers give up by themselves.
				const { answer, afterwards } = await handler({ query: said, bytes, colleague, deps });
				if (afterwards) {
					isLeft = false;
					deps.waitUntil(afterwards().finally(leave));
				}
				return jsonAnswer(request, answer);
			} finally {
				if (isLeft) leave();
			}
		},
	};
}

/** Nobody reads it. */
function gone(): HttpError {
	return new HttpError(400, { message: 'Whoever sent this file has left.' });
}
