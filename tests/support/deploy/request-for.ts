import type { PackedRequest } from './call-packed.ts';
import type { FunctionSource } from './unpacked-functions.ts';

/** A call that makes a function look at the database, and what it is to say to it. */
export type ExpectedAnswer = { request: PackedRequest; status: number; body: RegExp };

/** Somebody's session, whom the database does not know. */
const headers = { Cookie: `session=${'x'.repeat(43)}` };

/**
 * Finds for whatever function what it can be asked without an account: what it lets everybody read, else what it
 * refuses to strangers, else the first of its addresses; one with a schedule is called as its schedule does.
 */
export function requestFor({ config, endpoints = [] }: FunctionSource): ExpectedAnswer {
	if (config.schedule !== undefined) {
		const request = { method: 'POST', path: '/', body: { next_run: '2026-11-22T12:00:00Z' } };
		return { request, status: 204, body: /^$/ };
	}
	const reads = endpoints.filter(({ method }) => method === 'GET');
	const open = reads.find(({ access }) => access === undefined);
	const [path = '/'] = [open ?? reads[0]].flatMap((endpoint) => endpoint?.path ?? []);
	if (open) return { request: get(path), status: 200, body: /^[[{]/ };
	if (reads.length > 0) return { request: get(path), status: 401, body: /"message":/ };
	const [change] = endpoints;
	if (change) return { request: send(change.method, change.path), status: 401, body: /"message":/ };
	// Without an endpoint: a page that a rewrite leads to or of a row that there is, or an address that there is not.
	const [address] = config.path ?? [];
	if (address === undefined) return { request: get('/'), status: 200, body: /<title>/ };
	if (address.includes(':quote')) {
		return { request: get(address.replace(':quote', 'deal-1')), status: 200, body: /<title>/ };
	}
	if (address.includes(':file')) {
		return { request: get(address), status: 404, body: /no picture/ };
	}
	return address.includes(':id')
		? { request: get(address), status: 200, body: /<title>/ }
		: { request: get(address), status: 404, body: /"message":/ };
}

function send(method: string, path: string): PackedRequest {
	const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
	return {
		method,
		path: path.replace(':id', '1'),
		headers: { ...headers, ...fromOurPage },
		body: {},
	};
}

function get(path: string): PackedRequest {
	return { method: 'GET', path: path.replace(':id', '1'), headers };
}
