import type * as z from 'zod/mini';

import type { Endpoint } from '#src/contract/http/endpoint.ts';

import { databaseFailure } from '../db/database-error.ts';
import type { CachePolicy } from '../platform/cache.ts';
import type { Dependencies } from '../world/dependencies.ts';
import { inAnswerTime } from './answer-time.ts';
import { Answer, jsonAnswer } from './json-answer.ts';
import { readJsonObject } from './request-body.ts';
import { requireJson } from './request-guard.ts';
import type { Incoming, Route } from './respond.ts';
import { retry } from './retry.ts';
import type { Match, RowId } from './route-path.ts';
import { validated } from './validation.ts';

type Schema = z.core.$ZodType;

/** A request that passed every guard: its body fits the contract, its id is a row id. */
export type Call<Body, Id> = {
	request: Request;
	url: URL;
	/** The `:id` of the path; undefined where the path has none. */
	id: Id;
	/** What else the path names. */
	match: Match;
	body: Body;
	deps: Dependencies;
};

export type RouteOptions<Id> = {
	/** How shared caches keep the answer; without it none does. */
	cache?: (id: Id) => CachePolicy;
	/** Answers in place of the usual 503 when the database cannot be reached. */
	whenDatabaseAway?: () => Promise<Answer<unknown>>;
};

/**
 * Joins an endpoint to its handler, which returns the reply (200) or an `Answer`, and throws HttpError for
 * whatever else is expected.
 */
export function route<Body extends Schema, Reply extends Schema, Path extends string>(
	endpoint: Endpoint<Body, Reply, Path> & { access?: never },
	handler: (
		call: Call<z.output<Body>, RowId<Path>>,
	) => Promise<z.output<Reply> | Answer<z.output<Reply>>>,
	options: RouteOptions<RowId<Path>> = {},
): Route {
	async function answer({ request, url, match, open }: Incoming): Promise<Response> {
		const body = validated(endpoint.body, await bodyOf(request, endpoint));
		const id = match.id as RowId<Path>;
		try {
			const result = await inAnswerTime(
				retry(
					request,
					async () => handler({ request, url, id, match, body, deps: await open() }),
					endpoint.takesAttempts,
				),
			);
			const reply = result instanceof Answer ? result : new Answer(result, {});
			return jsonAnswer(request, reply, options.cache?.(id));
		} catch (error) {
			const { whenDatabaseAway } = options;
			if (!whenDatabaseAway || databaseFailure(error) !== 'away') throw error;
			return jsonAnswer(request, await whenDatabaseAway());
		}
	}
	return { endpoint, answer };
}

/** What a call sends, unread where it sends nothing. */
export async function bodyOf(
	request: Request,
	{ method }: Endpoint<Schema, Schema>,
): Promise<unknown> {
	if (method === 'GET' || method === 'DELETE') return undefined;
	requireJson(request);
	return readJsonObject(request);
}
