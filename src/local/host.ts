import { HttpError } from '#src/server/http/http-error.ts';
import { clock } from '#src/server/platform/clock.ts';
import { failureFields, log } from '#src/server/platform/log.ts';

import { readCachePolicy } from './cache/cache-policy.ts';
import { type CdnCache, publicHeaders } from './cache/cdn-cache.ts';
import { functionContext } from './functions/function-context.ts';
import type { Match, Router } from './functions/router.ts';
import { contentEtag, representation, respondWith } from './http/representation.ts';
import { type HttpRequest, isRead } from './http/request.ts';
import {
	errorResponse,
	failureResponse,
	type HttpResponse,
	redirectResponse,
} from './http/response.ts';
import type { Redirect, SiteRules } from './static/site-rules.ts';
import type { StaticSite } from './static/static-site.ts';

type HostParts = {
	router: Router;
	cache: CdnCache;
	/** Without its files where something else serves the pages, under `astro dev`: rewrites to functions are all it is for then. */
	site: ServedSite | null;
};

/** The pages and what `netlify.toml` says of them. A new build takes the place of the files. */
export type ServedSite = { files: StaticSite | null; rules: SiteRules };

/** What a function may ask of the request and its connection, beside the head. */
export type Exchange = {
	/** The whole request, as a function gets it. */
	webRequest: () => Request;
	/** The client's address. */
	ip: string;
	waitUntil: (work: Promise<unknown>) => void;
};

/** Responds to a request; null when only the pages could and something else serves them. */
export type Host = (request: HttpRequest, exchange: Exchange) => Promise<HttpResponse | null>;

/** Puts the parts in Netlify's order: stored responses, functions, rewrites, files, redirects, functions that let files win. */
export function createHost({ router, cache, site }: HostParts): Host {
	return async (request, exchange) => {
		const stored = cache.find(request);
		if (stored !== null) {
			const age = String(Math.floor((clock().getTime() - stored.storedAt) / 1000));
			const headers = { ...stored.headers, age, 'cache-status': 'embedded; hit' };
			return respondWith(request, stored.content, headers, stored.status);
		}
		const match = router.match(request.method, request.path);
		if (match.kind !== 'none' && !match.preferStatic) return fromFunction(match, request, exchange);
		const rule = site?.rules.redirectFor(request.path, request.query) ?? null;
		if (rule?.status === 200) {
			const rewritten = router.match(request.method, rule.location);
			if (rewritten.kind !== 'none') return fromFunction(rewritten, request, exchange);
		}
		const file = await fromFiles(request, rule);
		if (file !== null) return file;
		if (match.kind !== 'none') return fromFunction(match, request, exchange);
		return notFound(request);
	};

	async function fromFiles(
		request: HttpRequest,
		rule: Redirect | null,
	): Promise<HttpResponse | null> {
		if (!site?.files || !isRead(request.method)) return null;
		const headers = site.rules.headersFor(request.path);
		const isSentOn = rule !== null && rule.status !== 200;
		if (isSentOn && rule.force) return redirectResponse(rule.status, rule.location, headers);
		const file = await site.files.respond(request, headers);
		if (file !== null || !isSentOn) return file;
		return redirectResponse(rule.status, rule.location, headers);
	}

	async function notFound(request: HttpRequest): Promise<HttpResponse | null> {
		if (!site?.files) return null;
		const headers = site.rules.headersFor(request.path);
		if (isRead(request.method)) return site.files.notFound(request, headers);
		return errorResponse(405, 'This address can only be read.', { ...headers, allow: 'GET, HEAD' });
	}

	async function fromFunction(
		match: Exclude<Match, { kind: 'none' }>,
		request: HttpRequest,
		exchange: Exchange,
	): Promise<HttpResponse> {
		if (match.kind === 'wrong method') return wrongMethod(match.allowed);
		const beginning = cache.begin();
		const requestId = crypto.randomUUID();
		try {
			const webRequest = exchange.webRequest();
			const url = new URL(webRequest.url);
			const { ip, waitUntil } = exchange;
			const context = functionContext({ url, params: match.params, ip, requestId, waitUntil });
			const response = await match.handler(webRequest, context);
			const { status } = response;
			const headers = publicHeaders(response.headers);
			const body = Buffer.from(await response.arrayBuffer());
			if (status === 204 || status === 304) return { status, headers, body: null };

			const policy = isRead(request.method) ? readCachePolicy(response.headers) : null;
			const etag = response.headers.get('etag') ?? (policy === null ? null : contentEtag(body));
			const contentType = response.headers.get('content-type') ?? '';
			const content = representation(body, contentType, { etag });
			if (policy !== null) cache.store(request, { status, headers, content, policy }, beginning);
			return await respondWith(request, content, headers, status);
		} catch (error) {
			if (!(error instanceof HttpError)) {
				const fields = { function: match.name, requestId, ...failureFields(error) };
				log('error', 'function failed', fields);
			}
			return failureResponse(error, requestId);
		}
	}
}

function wrongMethod(allowed: string[]): HttpResponse {
	const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
	return errorResponse(405, `This address answers ${allow.join(', ')} only.`, {
		allow: allow.join(', '),
	});
}
