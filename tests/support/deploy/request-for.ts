import type { PackedRequest } from './call-packed.ts';
import type { FunctionRoom, FunctionSource } from './unpacked-functions.ts';

/** A call that makes a function look at the database, and what it is to say to it. */
export type ExpectedAnswer = { request: PackedRequest; status: number; body: RegExp };

/** Somebody's session, whom the database does not know. */
const headers = { Cookie: `session=${'x'.repeat(43)}` };

/** What is said to addresses that look at the database for nothing less: a part of a page, the key of a link. */
const samples: Partial<Record<string, { query?: string; body?: object }>> = {
	'/api/fresh-rows': { query: '?view=deals' },
	'/api/trips/:reference/open': { body: { key: 'x'.repeat(43) } },
};

/**
 * Finds for whatever room of a function what it can be asked without an account: what it lets everybody read, else what
 * it refuses to strangers, else the first of its addresses; one with a schedule is called as its schedule does.
 */
export function requestFor(
	{ config }: FunctionSource,
	{ endpoints, page }: FunctionRoom,
): ExpectedAnswer {
	if (config.schedule !== undefined) {
		const request = { method: 'POST', path: '/', body: { next_run: '2026-11-22T12:00:00Z' } };
		return { request, status: 204, body: /^$/ };
	}
	const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':ref'));
	const open = reads.find(({ access }) => access === undefined);
	if (open) return { request: get(open.path), status: 200, body: /^[[{]/ };
	const [guarded] = reads;
	if (guarded) return { request: get(guarded.path), status: 401, body: /"message":/ };
	const [change] = endpoints;
	// Nobody is told more of a trip that is not open here than that there is none.
	if (change) return { request: send(change), status: refusal(change), body: /"message":/ };
	// Without an endpoint: what a rewrite leads to, or a page.
	if (page === undefined) return { request: get('/'), status: 200, body: /<title>/ };
	if (page.includes(':file')) return { request: get(page), status: 404, body: /no picture/ };
	const isThere = /:(id|quote)$/.test(page);
	return { request: get(page), status: isThere ? 200 : 404, body: /<title>/ };
}

type Endpoint = FunctionRoom['endpoints'][number];

function refusal({ path, access }: Endpoint): number {
	if (path.includes(':ref')) return 404;
	return access === undefined ? 400 : 401;
}

function send({ method, path }: Endpoint): PackedRequest {
	const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
	return {
		method,
		path: filledIn(path),
		headers: { ...headers, ...fromOurPage },
		body: samples[path]?.body ?? {},
	};
}

function get(path: string): PackedRequest {
	return { method: 'GET', path: filledIn(path) + (samples[path]?.query ?? ''), headers };
}

function filledIn(path: string): string {
	return path.replace(':id', '1').replace(':quote', 'deal-1').replace(':reference', 'BD2000001');
}
