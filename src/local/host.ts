import { errorFor } from '#src/server/http/error-answer.ts';
import { HttpError } from '#src/server/http/http-error.ts';
import { failureFields, log } from '#src/server/log.ts';

import { readCachePolicy } from './cache/cache-policy.ts';
import { type CdnCache, publicHeaders } from './cache/cdn-cache.ts';
import { functionContext } from './functions/function-context.ts';
import type { Match, Router } from './functions/router.ts';
import { type Answer, type Asked, errorAnswer, isRead } from './http/exchange.ts';
import { answerWith, contentEtag, representation } from './http/representation.ts';
import type { SiteRules } from './static/site-rules.ts';
import { type StaticSite, redirect } from './static/static-site.ts';

export type HostParts = {
	router: Router;
	cache: CdnCache;
	/** Null where something else serves the pages: under `astro dev`. */
	site: { files: StaticSite; rules: SiteRules } | null;
};

/** What the connection knows beside the head of a request. */
export type Caller = {
	/** The request as a function gets it. */
	request: () => Request;
	ip: string;
	waitUntil: (work: Promise<unknown>) => void;
};

/** Answers a request; null when only the pages could and something else serves them. */
export type Host = (asked: Asked, caller: Caller) => Promise<Answer | null>;

/** Puts the parts in Netlify's order: kept answers, functions, files, redirects, functions that let files win. */
export function createHost({ router, cache, site }: HostParts): Host {
	return async (asked, caller) => {
		const kept = cache.find(asked);
		if (kept !== null) {
			const age = String(Math.floor((Date.now() - kept.keptAt) / 1000));
			const headers = { ...kept.headers, age, 'cache-status': 'embedded; hit' };
			return answerWith(asked, kept.content, headers, kept.status);
		}
		const match = router.match(asked.method, asked.path);
		if (match.kind !== 'none' && !match.preferStatic) return fromFunction(match, asked, caller);
		const file = await fromFiles(asked);
		if (file !== null) return file;
		if (match.kind !== 'none') return fromFunction(match, asked, caller);
		return notFound(asked);
	};

	async function fromFiles(asked: Asked): Promise<Answer | null> {
		if (site === null || !isRead(asked.method)) return null;
		const headers = site.rules.headersFor(asked.path);
		const rule = site.rules.redirectFor(asked.path, asked.query);
		if (rule?.force === true) return redirect(rule.status, rule.location, headers);
		const file = await site.files.answer(asked, headers);
		if (file !== null || rule === null) return file;
		return redirect(rule.status, rule.location, headers);
	}

	async function notFound(asked: Asked): Promise<Answer | null> {
		if (site === null) return null;
		const headers = site.rules.headersFor(asked.path);
		if (isRead(asked.method)) return site.files.notFound(asked, headers);
		return errorAnswer(405, 'This address can only be read.', { ...headers, allow: 'GET, HEAD' });
	}

	async function fromFunction(
		match: Exclude<Match, { kind: 'none' }>,
		asked: Asked,
		caller: Caller,
	): Promise<Answer> {
		if (match.kind === 'wrong method') return wrongMethod(match.allowed);
		const beginning = cache.begin();
		const requestId = crypto.randomUUID();
		try {
			const request = caller.request();
			const url = new URL(request.url);
			const { ip, waitUntil } = caller;
			const context = functionContext({ url, params: match.params, ip, requestId, waitUntil });
			const response = await match.handler(request, context);
			const { status } = response;
			const headers = publicHeaders(response.headers);
			const body = Buffer.from(await response.arrayBuffer());
			if (status === 204 || status === 304) return { status, headers, body: null };

			const policy = isRead(asked.method) ? readCachePolicy(response.headers) : null;
			const etag = response.headers.get('etag') ?? (policy === null ? null : contentEtag(body));
			const contentType = response.headers.get('content-type') ?? '';
			const content = representation(body, contentType, { etag });
			if (policy !== null) cache.keep(asked, { status, headers, content, policy }, beginning);
			return await answerWith(asked, content, headers, status);
		} catch (error) {
			if (!(error instanceof HttpError)) {
				const fields = { function: match.name, requestId, ...failureFields(error) };
				log('error', 'function failed', fields);
			}
			return unexpected(error);
		}
	}
}

/** What the caller is told of an error that nobody expected. */
export function unexpected(error: unknown): Answer {
	const { status, body, headers } = errorFor(error);
	return errorAnswer(status, body.message, headers);
}

function wrongMethod(allowed: string[]): Answer {
	const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
	return errorAnswer(405, `This address answers ${allow.join(', ')} only.`, {
		allow: allow.join(', '),
	});
}
