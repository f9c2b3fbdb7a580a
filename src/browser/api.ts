import type { z } from 'zod/mini';
import { safeParse } from 'zod/mini';

import { type Endpoint, type ErrorReply, errorReply } from '#src/contract/http/endpoint.ts';
import { totalCountHeader } from '#src/contract/http/total-count.ts';

type Schema = z.core.$ZodType;

export type CallOptions<Body> = {
	body?: Body;
	/** Values of the path's `:names`. */
	params?: Record<string, string | number>;
	query?: Record<string, string | number>;
	headers?: Record<string, string>;
	signal?: AbortSignal;
};

/** What actually carries the request: `fetch`, or `sendByXhr` where a call is tried again another way. */
export type Transport = (url: string, init: TransportInit) => Promise<TransportAnswer>;
export type TransportInit = {
	method: string;
	headers: Record<string, string>;
	/** JSON, or a file as it is. */
	body: string | Blob | null;
	signal: AbortSignal;
};
export type TransportAnswer = {
	status: number;
	statusText: string;
	text: string;
	/** How many rows a list has before paging; null where the answer does not say. */
	total: string | null;
};

/** An answer that is not a success, or not what the contract says. `status` is 200 in the latter case. */
export class ApiError extends Error {
	readonly status: number;
	/** The JSON of the answer, or null when it holds none. */
	readonly body: unknown;

	constructor(answer: TransportAnswer) {
		super(`${answer.status}: ${answer.text || answer.statusText}`);
		this.name = 'ApiError';
		this.status = answer.status;
		this.body = parseJson(answer.text);
	}

	/** What the server says, for people: its message and the fields it names. */
	get reply(): ErrorReply | null {
		const parsed = safeParse(errorReply, this.body);
		return parsed.success ? parsed.data : null;
	}
}

const patience = 20_000;

/**
 * Calls the API: credentials of this site, JSON both ways.
 * @throws ApiError for an unsuccessful answer; the transport's own error when none came within 20 s
 */
export async function call<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	options: CallOptions<z.input<Body>> = {},
	transport: Transport = sendByFetch,
): Promise<z.output<Reply>> {
	return (await answerTo(endpoint, options, transport)).reply;
}

/**
 * As `call`, for one page of a list.
 * @returns its rows, and how many there are on all pages
 */
export async function callForPage<Body extends Schema, Row extends Schema>(
	endpoint: Endpoint<Body, z.ZodMiniArray<Row>>,
	options: CallOptions<z.input<Body>> = {},
): Promise<{ rows: z.output<Row>[]; total: number }> {
	const { reply, total } = await answerTo(endpoint, options, sendByFetch);
	return { rows: reply, total: total === null ? reply.length : Number(total) };
}

async function answerTo<Body extends Schema, Reply extends Schema>(
	endpoint: Endpoint<Body, Reply>,
	options: CallOptions<z.input<Body>>,
	transport: Transport,
): Promise<{ reply: z.output<Reply>; total: string | null }> {
	const timeout = AbortSignal.timeout(patience);
	const answer = await transport(address(endpoint.path, options), {
		method: endpoint.method,
		headers: {
			Accept: 'application/json',
			...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),
			...options.headers,
		},
		body: options.body === undefined ? null : JSON.stringify(options.body),
		signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
	});
	if (answer.status < 200 || answer.status > 299) throw new ApiError(answer);
	const reply = safeParse(endpoint.reply, parseJson(answer.text));
	if (!reply.success) throw new ApiError(answer);
	return { reply: reply.data, total: answer.total };
}

/** The everyday transport. */
export async function sendByFetch(url: string, init: TransportInit): Promise<TransportAnswer> {
	const response = await fetch(url, { ...init, credentials: 'same-origin' });
	const { status, statusText, headers } = response;
	return { status, statusText, text: await response.text(), total: headers.get(totalCountHeader) };
}

/** The other browser mechanism, for the one retry of a call that `fetch` could not finish. */
export function sendByXhr(url: string, init: TransportInit): Promise<TransportAnswer> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(init.method, url);
		for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
		request.addEventListener('load', () => {
			const { status, statusText, responseText } = request;
			// A list is never asked for this way.
			resolve({ status, statusText, text: responseText, total: null });
		});
		request.addEventListener('error', () => reject(new TypeError('The network failed.')));
		// As `fetch` does it, so that whoever waited knows why.
		request.addEventListener('abort', () => reject(init.signal.reason));
		init.signal.addEventListener('abort', () => request.abort());
		request.send(init.body);
	});
}

function address(path: string, { params = {}, query }: CallOptions<unknown>): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ''),
	);
	const entries = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
	return entries.length === 0 ? filled : `${filled}?${new URLSearchParams(entries)}`;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
