import type { IncomingMessage, ServerResponse } from 'node:http';

import { HttpError } from '#src/server/http/http-error.ts';
import { failureFields, log } from '#src/server/log.ts';

import { type Caller, type Host, unexpected } from './host.ts';
import { type Answer, type Asked, errorAnswer, isRead, parseTarget } from './http/exchange.ts';

/** Netlify's limit for a function's request body; functions set lower ones of their own. */
const mostBodyBytes = 6 * 1024 * 1024;
const tooLarge = 'The request body is too large.';

/**
 * Lets a host answer Node's requests. `next` is called for what the host leaves to others.
 * `waitUntil` gets the work that outlives its answer.
 */
export async function handleNodeRequest(
	host: Host,
	request: IncomingMessage,
	response: ServerResponse,
	{ waitUntil, next }: { waitUntil: Caller['waitUntil']; next?: () => void },
): Promise<void> {
	const answer = await answerSafely(host, request, waitUntil);
	if (answer !== null) send(request, response, answer);
	else next?.();
}

async function answerSafely(
	host: Host,
	message: IncomingMessage,
	waitUntil: Caller['waitUntil'],
): Promise<Answer | null> {
	const { method = 'GET', headers } = message;
	const target = parseTarget(message.url ?? '');
	const authority = message.headers.host ?? 'localhost';
	if (target === null || !/^[\w.:[\]-]+$/.test(authority)) {
		return errorAnswer(400, 'The address of this request is malformed.');
	}
	if (methodsWithoutRequest.has(method)) {
		return errorAnswer(405, `${method} is not answered here.`, { allow: 'GET, HEAD, POST' });
	}
	if (Number(headers['content-length']) > mostBodyBytes) {
		return errorAnswer(413, tooLarge);
	}
	const asked: Asked = { method, ...target, headers };
	try {
		return await host(asked, {
			request: () => toRequest(message, `http://${authority}${target.path}${target.query}`),
			ip: clientAddress(message),
			waitUntil,
		});
	} catch (error) {
		log('error', 'host failed', failureFields(error));
		return unexpected(error);
	}
}

/** `Request` refuses these methods. */
const methodsWithoutRequest = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The host itself answers these, from whatever the function says. */
const headersForTheHost = new Set(['if-none-match', 'if-modified-since', 'if-range', 'range']);

function toRequest(message: IncomingMessage, url: string): Request {
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
	};
	return new Request(url, init);
}

/**
 * The body as it arrives. A reader who has seen enough lets go of it without cutting the connection,
 * over which the answer still has to travel.
 */
function bodyStream(message: IncomingMessage): ReadableStream<Uint8Array> {
	let received = 0;
	let open = true;
	return new ReadableStream<Uint8Array>(
		{
			start(controller) {
				const fail = (error: Error) => {
					if (open) controller.error(error);
					open = false;
				};
				message.on('data', (chunk: Buffer) => {
					if (!open) return;
					received += chunk.length;
					if (received > mostBodyBytes) return fail(new HttpError(413, { message: tooLarge }));
					controller.enqueue(chunk);
					if ((controller.desiredSize ?? 0) <= 0) message.pause();
				});
				message.on('end', () => {
					if (open) controller.close();
					open = false;
				});
				message.on('error', fail);
				message.on('aborted', () => fail(new Error('The client went away.')));
				message.pause();
			},
			pull() {
				message.resume();
			},
			cancel() {
				open = false;
				message.resume();
			},
		},
		{ highWaterMark: 64 * 1024, size: (chunk) => chunk.byteLength },
	);
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
	if (response.destroyed) return;
	response.writeHead(answer.status, answer.headers);
	response.end(answer.body ?? undefined);
	// A client that is still sending would lose the answer if the connection were cut: its bytes are
	// read and dropped, until the request's time is up.
	if (request.complete) return;
	request.removeAllListeners('data');
	request.resume();
}

function clientAddress(message: IncomingMessage): string {
	return (message.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}
