import type * as z from 'zod/mini';

import type { AdministratorEndpoint } from '#src/contract/http/endpoint.ts';
import type { SessionUser } from '#src/contract/users/account.ts';

import type { Dependencies } from '../platform/dependencies.ts';
import { requireAdministrator } from '../users/administrator-access.ts';
import { inAnswerTime } from './answer-time.ts';
import { type FileRule, readFileBody } from './file-body.ts';
import { type Answer, jsonAnswer } from './json-answer.ts';
import { onceMore } from './once-more.ts';
import { countCall, type RateLimit } from './rate-limit.ts';
import type { Route } from './respond.ts';
import { validated } from './validation.ts';

type UploadRule<Query extends z.core.$ZodType> = {
	/** What the address has to say beside the file. */
	query: Query;
	file: FileRule;
	limit: RateLimit;
};

/** A file from somebody who may send it, and what its address says. */
export type UploadCall<Query> = {
	query: Query;
	bytes: Uint8Array;
	administrator: SessionUser;
	deps: Dependencies;
};

/**
 * As `administratorRoute`, for an endpoint that takes a file: who sends it, how often they have and what they say of it is
 * known before a byte of it is read.
 */
export function administratorUploadRoute<
	Query extends z.core.$ZodType,
	Reply extends z.core.$ZodType,
>(
	endpoint: AdministratorEndpoint<z.ZodMiniUndefined, Reply>,
	{ query, file, limit }: UploadRule<Query>,
	handler: (call: UploadCall<z.output<Query>>) => Promise<Answer<z.output<Reply>>>,
): Route {
	return {
		endpoint,
		async answer({ request, url, open }) {
			const { administrator, deps } = await inAnswerTime(
				onceMore(request, async () => {
					const opened = await open();
					const asking = await requireAdministrator(opened, request, endpoint);
					return { administrator: asking, deps: opened };
				}),
			);
			const said = validated(query, Object.fromEntries(url.searchParams));
			await inAnswerTime(countCall(deps.db, limit, deps));
			const bytes = await readFileBody(request, file);
			const work = handler({ query: said, bytes, administrator, deps });
			return jsonAnswer(request, await inAnswerTime(work));
		},
	};
}
