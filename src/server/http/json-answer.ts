import { type CachePolicy, cacheHeaders, entityTag, isUnchanged } from '../platform/cache.ts';
import { apiHeaders } from './security-headers.ts';

/** What a handler returns when its success is not a plain 200, or needs headers of its own. */
export class Answer<Reply> {
	readonly body: Reply;
	readonly status: number;
	readonly headers: Record<string, string>;
	/** Values of `Set-Cookie`. */
	readonly cookies: readonly string[];

	constructor(
		body: Reply,
		options: {
			status?: number;
			headers?: Record<string, string>;
			cookies?: readonly string[];
		} = {},
	) {
		this.body = body;
		this.status = options.status ?? 200;
		this.headers = options.headers ?? {};
		this.cookies = options.cookies ?? [];
	}
}

/** The answer as JSON: 304 where the caller of a cacheable read has it already. */
export function jsonAnswer(
	request: Request,
	{ body, status, headers, cookies }: Answer<unknown>,
	cache?: CachePolicy,
): Response {
	const text = JSON.stringify(body);
	if (!cache) {
		const response = new Response(text, { status, headers });
		for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
		return response;
	}
	return unlessKnown(request, text, status, { ...headers, ...cacheHeaders(cache) });
}

/** As `jsonAnswer`, for what one caller asks again and again: 304 where it has not changed. No cache keeps it. */
export function repeatedAnswer(
	request: Request,
	{ body, status, headers }: Answer<unknown>,
): Response {
	return unlessKnown(request, JSON.stringify(body), status, headers);
}

function unlessKnown(
	request: Request,
	text: string,
	status: number,
	headers: Record<string, string>,
): Response {
	const etag = entityTag(text);
	const tagged = { ...headers, ETag: etag };
	return isUnchanged(request, etag)
		? new Response(null, { status: 304, headers: tagged })
		: new Response(text, { status, headers: tagged });
}

/**
 * Adds what every answer of the API carries: it is JSON and never a page unless it is sent as a file, and no cache keeps
 * it unless the route says so. HEAD gets everything but the body.
 */
export function finished(request: Request, response: Response): Response {
	const { headers, status } = response;
	// A page comes with headers of its own: a form's, that is shown again.
	const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
	const isFile = headers.has('Content-Disposition');
	for (const [name, value] of Object.entries(apiHeaders)) {
		if (!(isFile || isPage) || !headers.has(name)) headers.set(name, value);
	}
	if (response.body === null) headers.delete('Content-Type');
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
	return request.method === 'HEAD' ? new Response(null, { status, headers }) : response;
}
