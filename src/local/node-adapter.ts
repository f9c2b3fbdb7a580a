import type { IncomingMessage, ServerResponse } from 'node:http';

import { HttpError } from '#src/server/http/http-error.ts';
import { failureFields, log } from '#src/server/platform/log.ts';

import type { Exchange, Host } from './host.ts';
import { type HttpRequest, isRead, parseTarget } from './http/request.ts';
import { errorResponse, failureResponse, type HttpResponse } from './http/response.ts';
import { type OriginOf, originReader } from './http/trusted-proxies.ts';

/** More than any function takes: each sets a limit of its own, and says so in its own words. */
const mostBodyBytes = 16 * 1024 * 1024;
const tooLarge = 'The request body is too large.';

type Options = {
	waitUntil: Exchange['waitUntil'];
	/** Where requests come from; without it, what their connections tell. */
	originOf?: OriginOf;
	next?: () => void;
};

/**
 * Lets a host respond to Node's requests. `next` is called for what the host leaves to others.
 * `waitUntil` gets the work that outlives its response.
 */
export async function handleNodeRequest(
	host: Host,
	request: IncomingMessage,
	response: ServerResponse,
	{ waitUntil, originOf = connectionOf, next }: Options,
): Promise<void> {
	const responded = await respond(host, request, {
		waitUntil,
		originOf,
		leaving: () => leaving(response),
	});
	if (responded !== null) send(responded, request, response);
	else next?.();
}

async function respond(
	host: Host,
	message: IncomingMessage,
	{
		waitUntil,
		originOf,
		leaving,
	}: Pick<Exchange, 'waitUntil'> & { originOf: OriginOf; leaving: () => AbortSignal },
): Promise<HttpResponse | null> {
	const { method = 'GET', headers } = message;
	const target = parseTarget(message.url ?? '');
	const authority = headers.host ?? 'localhost';
	if (target === null || hasSeveralHosts(message) || !isAuthority(authority)) {
		return errorResponse(400, 'The address of this request is malformed.');
	}
	if (methodsWithoutRequest.has(method)) {
		return errorResponse(405, `${method} is not answered here.`, { allow: 'GET, HEAD, POST' });
	}
	if (Number(headers['content-length']) > mostBodyBytes) {
		return errorResponse(413, tooLarge);
	}
	const request: HttpRequest = { method, ...target, headers };
	const { ip, scheme } = originOf(message);
	const url = `${scheme}://${authority}${target.path}${target.query}`;
	try {
		return await host(request, {
			webRequest: () => toWebRequest(message, url, leaving),
			ip,
			waitUntil,
		});
	} catch (error) {
		const requestId = crypto.randomUUID();
		log('error', 'host failed', { requestId, ...failureFields(error) });
		return failureResponse(error, requestId);
	}
}

/** Is aborted when the client goes before it has its response: what it asked for need not be begun any more. */
function leaving(response: ServerResponse): AbortSignal {
	const left = new AbortController();
	response.once('close', () => {
		if (!response.writableFinished) left.abort();
	});
	return left.signal;
}

const connectionOf = originReader([]);

/** Node tells the first of several, and a proxy in front may have gone by another. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? '';
		if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
	}
	return hosts > 1;
}

/** Whether it names a host, and a port where it names one: '1.1.1.1.1' does not, although its characters could. */
function isAuthority(text: string): boolean {
	return /^[\w.:[\]-]+$/.test(text) && URL.canParse(`http://${text}`);
}

/** `Request` refuses these methods. */
const methodsWithoutRequest = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The host itself responds to these, from whatever the function says. */
const headersForTheHost = new Set(['if-none-match', 'if-modified-since', 'if-range', 'range']);

function toWebRequest(message: IncomingMessage, url: string, leaving: () => AbortSignal): Request {
	const method = message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET');
	const reads = isRead(method);
	const headers = new Headers();
	for (const [name, value] of Object.entries(message.headers)) {
		if (value === undefined || (reads && headersForTheHost.has(name))) continue;
		for (const item of [value].flat()) headers.append(name, item);
	}
	if (reads) return new Request(url, { method, headers });
	const init: RequestInit & { duplex: 'half' } = {
		method,
		headers,
		body: bodyStream(message),
		duplex: 'half',
		// Made for those alone that hear of it: most requests are answered from memory.
		signal: leaving(),
	};
	return new Request(url, init);
}

/** The body as it arrives, read no faster than the function asks for it. */
function bodyStream(message: IncomingMessage): ReadableStream<Uint8Array> {
	const chunks: AsyncIterator<Buffer> = message[Symbol.asyncIterator]();
	let received = 0;
	// Without `cancel`: cutting the connection would lose the response that still has to travel over it.
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await chunks.next();
			if (done === true) return controller.close();
			received += value.length;
			if (received > mostBodyBytes) throw new HttpError(413, { message: tooLarge });
			controller.enqueue(value);
		},
	});
}

function send(
	{ status, headers, body }: HttpResponse,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	if (response.destroyed) return;
	response.writeHead(status, headers);
	response.end(body ?? undefined);
	// A client that is still sending would lose the response if the connection were cut: what nobody
	// read of its body is dropped, until the request's time is up.
	if (request.complete) return;
	request.removeAllListeners('readable');
	request.resume();
}
