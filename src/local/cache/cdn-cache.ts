import type { Representation } from '../http/representation.ts';
import { type HttpRequest, isRead } from '../http/request.ts';
import type { ResponseHeaders } from '../http/response.ts';
import { BoundedMap } from './bounded-map.ts';
import type { CachePolicy } from './cache-policy.ts';

type StoredResponse = {
	status: number;
	headers: ResponseHeaders;
	content: Representation;
	tags: string[];
	/** Milliseconds since the epoch. */
	storedAt: number;
	freshUntil: number;
};

/** Marks the moment at which a function began to compute a response. */
type Beginning = { purges: number };

/** What a CDN in front of the functions would store, in memory and under the same rules. */
export type CdnCache = {
	find(request: HttpRequest): StoredResponse | null;
	begin(): Beginning;
	/** Stores the response unless something was purged since its computing began. */
	store(request: HttpRequest, response: CacheableResponse, beginning: Beginning): void;
	/** Forgets every response that has one of the tags, or all of them when no tags are given. */
	purge(tags?: readonly string[]): void;
};

type CacheableResponse = {
	status: number;
	headers: ResponseHeaders;
	content: Representation;
	policy: CachePolicy;
};

export function createCdnCache(now: () => number = Date.now): CdnCache {
	const responses = new BoundedMap<StoredResponse>(mostBytes, ({ content }) => weigh(content));
	const policies = new BoundedMap<CachePolicy>(mostPaths, () => 1);
	let purges = 0;

	return {
		find(request) {
			if (!isRead(request.method)) return null;
			const policy = policies.get(request.path);
			if (policy === undefined) return null;
			const key = cacheKey(request, policy);
			const stored = responses.get(key);
			if (stored === undefined) return null;
			if (stored.freshUntil > now()) return stored;
			responses.delete(key);
			return null;
		},
		begin: () => ({ purges }),
		store(request, { status, headers, content, policy }, beginning) {
			// The response may hold what the purge was meant to remove.
			if (beginning.purges !== purges) return;
			if (!isRead(request.method) || !storableStatuses.has(status)) return;
			if (request.path.length + request.query.length > longestAddress) return;
			policies.set(request.path, policy);
			responses.set(cacheKey(request, policy), {
				status,
				headers: withoutRequestId(headers),
				content,
				tags: policy.tags,
				storedAt: now(),
				freshUntil: now() + policy.seconds * 1000,
			});
		},
		purge(tags) {
			purges += 1;
			responses.deleteWhere(
				(stored) => tags === undefined || stored.tags.some((tag) => tags.includes(tag)),
			);
		},
	};
}

/** The headers of a function's response that a client gets: those meant for the CDN stay behind. */
export function publicHeaders(headers: Headers): ResponseHeaders {
	const sent: ResponseHeaders = {};
	for (const [name, value] of headers) {
		if (!headersForTheCdn.has(name)) sent[name] = value;
	}
	const cookies = headers.getSetCookie();
	if (cookies.length > 0) sent['set-cookie'] = cookies;
	return sent;
}

const mostBytes = 32 * 1024 * 1024;
const mostPaths = 10_000;
/** Characters; beyond any address of ours, so that nobody fills the memory with spellings of one. */
const longestAddress = 1024;
const storableStatuses = new Set([200, 301, 308, 404, 410]);
const headersForTheCdn = new Set([
	'netlify-cdn-cache-control',
	'cdn-cache-control',
	'netlify-cache-tag',
	'cache-tag',
	'netlify-vary',
]);

/** Headers, key and compressed forms count too. */
function weigh({ body }: Representation): number {
	return 2 * body.length + 2048;
}

/** It names the one request for which the response was computed. */
function withoutRequestId({ 'x-request-id': _, ...headers }: ResponseHeaders): ResponseHeaders {
	return headers;
}

function cacheKey(request: HttpRequest, policy: CachePolicy): string {
	const query = new URLSearchParams(request.query);
	const selected = policy.query === 'all' ? query.keys() : policy.query.values();
	const names = [...new Set(selected)].toSorted();
	const parts = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
	const headers = policy.headers.map((name) => request.headers[name] ?? null);
	return JSON.stringify([request.path, parts, headers]);
}
