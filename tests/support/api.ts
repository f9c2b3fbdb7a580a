import { randomBytes } from 'node:crypto';

import type { Database } from '#src/server/db/database.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import { type Read, readAnswer } from './http.ts';

/** The host that requests of the tests are sent to. */
export const ownHost = 'https://site.example';

/** The moment at which tests happen unless they say otherwise. */
export const testNow = new Date('2026-11-21T12:00:00Z');

/** What a function exports for tests. */
export type Handle = (request: Request, deps: Dependencies) => Promise<Response>;

/** What a request carries beside its address; a `body` that is text, bytes, a stream or a file is sent as it is. */
export type Sent = { body?: unknown; headers?: Record<string, string> };

/** The world as tests have it: a database, a clock that stands still, one client. */
export function testDependencies(
	db: Database,
	overrides: Partial<Dependencies> = {},
): Dependencies {
	return {
		db,
		now: () => testNow,
		randomBytes,
		waitUntil: (work) => void work,
		clientAddress: '203.0.113.7',
		limitsUses: true,
		siteUrl: ownHost,
		adminEmail: 'boss@example.com',
		buildHookUrl: null,
		metricsToken: null,
		requiresSecondFactor: false,
		secondFactorKey: null,
		...overrides,
	};
}

/** Dependencies for what must be refused before it reaches a database. */
export const noDependencies = testDependencies({} as Database);

/** A request as a program sends it; as a browser does with `Sec-Fetch-Site` in its headers. */
export function apiRequest(method: string, path: string, { body, headers }: Sent = {}): Request {
	const ofBody = body instanceof Blob ? body.type : 'application/json';
	const type = body === undefined ? {} : { 'Content-Type': ofBody };
	return new Request(new URL(path, ownHost), {
		method,
		headers: { ...type, ...headers },
		body: body === undefined ? null : rawBody(body),
		...(body instanceof ReadableStream && { duplex: 'half' }),
	});
}

/** Sends a request to a function and reads its answer. */
export async function send(
	handle: Handle,
	deps: Dependencies,
	method: string,
	path: string,
	sent: Sent = {},
): Promise<Read> {
	return readAnswer(await handle(apiRequest(method, path, sent), deps));
}

function rawBody(body: unknown): BodyInit {
	const isRaw = body instanceof Blob || body instanceof ReadableStream;
	if (typeof body === 'string' || isRaw) return body;
	return body instanceof Uint8Array ? new Blob([new Uint8Array(body)]) : JSON.stringify(body);
}
