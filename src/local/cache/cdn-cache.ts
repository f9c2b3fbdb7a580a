import { type AnswerHeaders, type Asked, isRead } from '../http/exchange.ts';
import type { Representation } from '../http/representation.ts';
import { BoundedMap } from './bounded-map.ts';
import type { CachePolicy } from './cache-policy.ts';

export type KeptAnswer = {
	status: number;
	headers: AnswerHeaders;
	content: Representation;
	tags: string[];
	/** Milliseconds since the epoch. */
	keptAt: number;
	keptUntil: number;
};

/** Marks the moment at which a function began to compute an answer. */
export type Beginning = { purges: number };

/** What a CDN in front of the functions would keep, kept in memory under the same rules. */
export type CdnCache = {
	find(asked: Asked): KeptAnswer | null;
	begin(): Beginning;
	/** Keeps the answer unless something was purged since its computing began. */
	keep(asked: Asked, answer: ComputedAnswer, beginning: Beginning): void;
	/** Forgets every answer that has one of the tags, or all of them when no tags are given. */
	purge(tags?: readonly string[]): void;
};

export type ComputedAnswer = {
	status: number;
	headers: AnswerHeaders;
	content: Representation;
	policy: CachePolicy;
};

export function createCdnCache(now: () => number = Date.now): CdnCache {
	const answers = new BoundedMap<KeptAnswer>(mostBytes, ({ content }) => weigh(content));
	const policies = new BoundedMap<CachePolicy>(mostPaths, () => 1);
	let purges = 0;

	return {
		find(asked) {
			if (!isRead(asked.method)) return null;
			const policy = policies.get(asked.path);
			if (policy === undefined) return null;
			const key = cacheKey(asked, policy);
			const kept = answers.get(key);
			if (kept === undefined) return null;
			if (kept.keptUntil > now()) return kept;
			answers.delete(key);
			return null;
		},
		begin: () => ({ purges }),
		keep(asked, { status, headers, content, policy }, beginning) {
			// The answer may hold what the purge was meant to remove.
			if (beginning.purges !== purges) return;
			if (!isRead(asked.method) || !keptStatuses.has(status)) return;
			if (asked.path.length + asked.query.length > longestAddress) return;
			policies.set(asked.path, policy);
			answers.set(cacheKey(asked, policy), {
				status,
				headers: withoutRequestId(headers),
				content,
				tags: policy.tags,
				keptAt: now(),
				keptUntil: now() + policy.seconds * 1000,
			});
		},
		purge(tags) {
			purges += 1;
			answers.deleteWhere(
				(kept) => tags === undefined || kept.tags.some((tag) => tags.includes(tag)),
			);
		},
	};
}

/** The headers of a function's answer that a client gets: those meant for the CDN stay behind. */
export function publicHeaders(headers: Headers): AnswerHeaders {
	const sent: AnswerHeaders = {};
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
const keptStatuses = new Set([200, 301, 308, 404, 410]);
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

/** It names the one request for which the answer was computed. */
function withoutRequestId({ 'x-request-id': _, ...headers }: AnswerHeaders): AnswerHeaders {
	return headers;
}

function cacheKey(asked: Asked, policy: CachePolicy): string {
	const query = new URLSearchParams(asked.query);
	const selected = policy.query === 'all' ? query.keys() : policy.query.values();
	const names = [...new Set(selected)].toSorted();
	const parts = names.flatMap((name) => query.getAll(name).map((value) => [name, value]));
	const headers = policy.headers.map((name) => asked.headers[name] ?? null);
	return JSON.stringify([asked.path, parts, headers]);
}
